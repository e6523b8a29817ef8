"use strict";
(function () {
  /* Accents and capitals make no difference. */
  function plain(term) { return term.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase(); }

  var ENDINGS = {
    en: [[/(?:ie|y)s?$/u, "i"], [/(?:ing|ed|es|s|e)$/u, ""], [/([^aeiou])\1$/u, "$1"]],
    it: [[/(?:ando|endo|[aeiu]t[aeio]|[ae]no|ono|[aei]re|[aeio])$/u, ""], [/i$/u, ""], [/h$/u, ""]],
    es: [[/e?s$/u, ""], [/([^aeiou])\1$/u, "$1"], [/z$/u, "c"], [/(?:ando|iendo|[ai]d[ao]|[ae]n|[aei]r|[aeo])$/u, ""]]
  };

  /* Endings of number, gender and person make none either; what is left has three letters or more. */
  function stem(term) {
    return (ENDINGS[document.documentElement.lang] || []).reduce(function (word, ending) {
      var left = word.replace(ending[0], ending[1]);
      return left.length > 2 ? left : word;
    }, plain(term));
  }

  var known = window.regola, names = ["address", "title", "kind", "text", "also", "of"];
  var documents = known.documents.map(function (values, id) {
    var game = values[0].split("/"), asked = known.wordings[values[0].split("#")[1]] || [];
    return names.reduce(function (all, name, at) {
      all[name] = values[at] || "";
      return all;
    }, { id: id, game: game[1] ? game[0] : "", asked: asked });
  });
  var stop = new Set(known.stop.map(plain)), asking = new Set(known.asking.map(stem));
  var alike = new Map();
  known.alike.forEach(function (group) {
    var words = group.map(stem);
    words.forEach(function (word) { alike.set(word, (alike.get(word) || []).concat(words)); });
  });
  var counting = new Set(known.counting.map(plain)), numbers = new Set(known.numbers.map(plain)), vocabulary = new Set(), spelt = new Set();

  function indexed(term) {
    if (stop.has(plain(term))) { return null; }
    vocabulary.add(stem(term));
    spelt.add(plain(term));
    return stem(term);
  }

  var engine = new window.MiniSearch({ fields: ["title", "also", "text"], processTerm: indexed });
  /* A line of the rules is found by what it says more than by the chapter that it stands in. */
  function isLine(one) { return /-rule-\d+$/.test(one.address); }
  engine.addAll(documents.map(function (one) {
    if (one.kind === "example") { return { id: one.id, title: "", also: one.also, text: one.title }; }
    return isLine(one) ? { id: one.id, title: "", also: one.title, text: one.text } : one;
  }));
  /* A question is found by each of its other wordings as by its own words. */
  var wordings = documents.flatMap(function (one) {
    return one.asked.map(function (wording) { return { of: one.id, title: wording, also: one.title, text: one.text }; });
  });
  engine.addAll(wordings.map(function (one, at) { return Object.assign({ id: documents.length + at }, one); }));
  function meant(id) { return id < documents.length ? id : wordings[id - documents.length].of; }

  var MENTIONED = 0.75;

  function split(text) { return text.split(/[^\p{L}\p{N}]+/u).filter(Boolean); }
  /* Two words that the texts write as one are meant as that one: "mud men". */
  function joined(all, word) {
    var last = all[all.length - 1] || "", isOne = last.length > 2 && word.length > 2 && spelt.has(plain(last + word));
    return isOne ? all.slice(0, -1).concat(last + word) : all.concat(word);
  }
  function words(query) {
    return split(query).reduce(joined, []).filter(function (word) { return !stop.has(plain(word)); }).map(stem);
  }

  /* The game whose name is in a question: a word that no other game is called by, or all of its words. */
  function named(query) {
    var told = new Set(split(query).map(plain));
    function has(word) { return told.has(word); }
    return known.games.find(function (game) { return game.own.some(has); }) || known.games.find(function (game) { return game.words.every(has); });
  }

  /* What is about a thing goes before what only mentions it; a line of the rules is all text. */
  function placed(found) {
    var fields = Object.values(found.match).flat(), one = documents[meant(found.id)];
    return fields.includes("title") || isLine(one) || one.kind === "example" ? 1 : fields.includes("also") ? 0.9 : MENTIONED;
  }

  /* For each word of a question, how well each document fits it or a word for the same thing; of a word that no text has, its beginning. */
  function scores(word, alone) {
    var best = new Map();
    new Set([word].concat(alike.get(word) || [])).forEach(function (one) {
      engine.search(one, {
        processTerm: function (term) { return term; },
        boost: { title: 3, also: 1.5 },
        weights: { fuzzy: 0.3, prefix: 0.4 },
        prefix: !vocabulary.has(one) && (alone || one.length > 3),
        fuzzy: vocabulary.has(one) || one.length < 5 ? false : 0.25
      }).forEach(function (found) {
        var value = found.score * (one === word ? 1 : 0.8), known = best.get(found.id) || { score: 0, place: 0 };
        best.set(found.id, { score: Math.max(value, known.score), place: Math.max(placed(found) * (one === word ? 1 : 0.9), known.place) });
      });
    });
    return best;
  }

  var weights = { finding: 0.3, example: 0.4, option: 0.7, component: 0.7, base: 1.1, rule: 1.1, ruling: 1.2, term: 1 };

  function counts(one) {
    one.counts = "counts" in one ? one.counts : /\d/.test(one.text) || split(one.text).some(function (word) { return numbers.has(plain(word)); });
    return one.counts;
  }

  /* What is said of one race or power alone helps only who asks for it; rules of the game help all. */
  function fitting(one, query, told) {
    var general = /^(?:rule|base|term|component)$/.test(one.kind) || /\/(?:rules|rulings)\.html/.test(one.address);
    var name = one.kind === "ruling" || one.kind === "example" ? one.also : one.title;
    var own = words(name), has = function (word) { return told.indexOf(word) >= 0; }, meant = general || own.some(has);
    /* Who asks with many words asks for more than the entry of a name, unless they hold the whole name. */
    return (weights[one.kind] || (told.length > 2 && !own.every(has) ? 0.6 : 1)) * (meant ? 1 : 0.45) * (plain(one.title) === plain(query.trim()) ? 2 : 1);
  }

  function heavy(word) { return asking.has(word) ? 0.15 : 1; }

  /* How much of a question, or of the part of it that fits best, is asked for: what asks just that goes first. */
  function covered(question, asked) {
    return Math.max.apply(null, question.split(/[:,;]/).map(function (part) {
      var own = words(part), all = own.reduce(function (sum, word) { return sum + heavy(word); }, 0);
      var met = own.reduce(function (sum, word) { return sum + (asked.has(word) ? heavy(word) : 0); }, 0);
      return all ? met / all : 0;
    }));
  }

  function pairs(text) {
    var all = split(text).map(plain);
    return all.slice(1).map(function (word, at) { return all[at] + " " + word; });
  }

  /* The share of the neighbouring words of a query that a question has side by side as well: "attacks me" is not "attack". */
  function phrased(question, query) {
    var own = new Set(pairs(question)), told = pairs(query);
    return told.length ? told.filter(function (pair) { return own.has(pair); }).length / told.length : 0;
  }

  /* Games of one family say many things in the same words: that is one thing, found once. */
  function content(one) { return [one.kind, one.kind === "rule" ? "" : one.title, one.text].join("\n"); }

  /* What fits many words of the question, and rare ones, goes before what fits one of them well. */
  function ranked(query, fits) {
    var told = words(query), total = 0, found = new Map(), game = named(query) || { words: [] };
    var counted = split(query).some(function (word) { return counting.has(plain(word)); });
    told.forEach(function (word, place) {
      /* A second word for the same thing asks for nothing more. */
      var same = told.slice(0, place).some(function (other) { return other === word || (alike.get(word) || []).indexOf(other) >= 0; });
      var fitted = scores(word, told.length === 1), weight = game.words.indexOf(word) >= 0 ? 0.15 : heavy(word) * (same ? 0.3 : 1);
      var many = new Set(Array.from(fitted.keys(), meant)).size, rare = weight * Math.log(1 + documents.length / (1 + many));
      total += rare;
      fitted.forEach(function (fit, id) {
        var so = found.get(id) || { score: 0, share: 0 };
        found.set(id, { score: so.score + weight * fit.score, share: so.share + rare * fit.place });
      });
    });
    var addresses = new Set(), twins = new Map(), asked = new Set();
    told.forEach(function (word) { [word].concat(alike.get(word) || []).forEach(function (one) { asked.add(one); }); });
    var all = Array.from(found, function (pair) {
      var share = pair[1].share / total, document = documents[meant(pair[0])];
      var more = (counted && counts(document) ? 1.4 : 1) * (counted && document.kind === "component" ? 1.6 : 1) * (document.game === game.id ? 3 : 1);
      var question = pair[0] < documents.length ? document.title : wordings[pair[0] - documents.length].title;
      var near = document.kind === "ruling" ? 0.7 + 0.6 * covered(question, asked) + 0.5 * phrased(question, query) : 1;
      return { document: document, score: pair[1].score * share * share * more * near * fitting(document, query, told) };
    }).filter(function (each) { return fits(each.document); }).sort(function (one, other) { return other.score - one.score; })
      .filter(function (each) {
        var known = addresses.has(each.document.address), twin = twins.get(content(each.document));
        addresses.add(each.document.address);
        if (known) { return false; }
        if (twin) { twin.games.add(each.document.game); return false; }
        each.games = new Set([each.document.game]);
        twins.set(content(each.document), each);
        return true;
      });
    return leading(all, query);
  }

  var FIRST = 3, NEAR = 40, TOLD = new Set(["base", "component", "example", "finding", "option", "rule", "ruling", "term"]);

  /* Who names a race or a room sees its own entry among the first, however much is asked about it. */
  function leading(found, query) {
    var told = new Set(words(query));
    var at = found.slice(0, NEAR).findIndex(function (each) {
      var own = words(each.document.title);
      return !TOLD.has(each.document.kind) && own.length && own.every(function (word) { return told.has(word); });
    });
    return at < FIRST ? found : found.slice(0, FIRST - 1).concat(found[at], found.slice(FIRST - 1, at), found.slice(at + 1));
  }

  var LONGEST = 320;

  /* The part of a text where most words of the question stand. */
  function excerpt(text, told) {
    if (text.length <= LONGEST) { return text; }
    var parts = text.match(/[^.!?]+[.!?]*\s*/gu) || [text];
    var counts = parts.map(function (part) { return new Set(words(part).filter(function (word) { return told.has(word); })).size; });
    var first = counts.indexOf(Math.max.apply(null, counts)), last = first + 1, shown = parts[first];
    while (last < parts.length && (shown + parts[last]).length <= LONGEST) { shown += parts[last++]; }
    while (first && (parts[first - 1] + shown).length <= LONGEST) { shown = parts[--first] + shown; }
    shown = shown.trim();
    if (shown.length > LONGEST) { shown = shown.slice(0, LONGEST).replace(/\s+\S*$/u, ""); }
    return (first ? "… " : "") + shown + (last < parts.length ? " …" : "");
  }

  function marked(element, text, told) {
    text.split(/([\p{L}\p{N}]+)/u).forEach(function (part) {
      if (told.has(stem(part))) {
        var mark = document.createElement("mark");
        mark.textContent = part;
        element.append(mark);
      } else { element.append(part); }
    });
  }

  function start() {
    var form = document.getElementById("search"), results = document.getElementById("results");
    var header = document.querySelector("header .find input"), labels = {};
    var index = document.querySelectorAll(".index li"), links = document.querySelectorAll("nav.languages a");
    form.querySelectorAll("option").forEach(function (option) { labels[option.value] = option.textContent; });

    function fits(document) {
      var findings = document.kind === "finding" && form.kind.value !== "finding";
      return !findings && (!form.game.value || !document.game || form.game.value === document.game) &&
        (!form.kind.value || form.kind.value === (document.kind === "rule" ? "base" : document.kind));
    }
    function result(each, told) {
      var line = document.createElement("li"), link = document.createElement("a"), text = document.createElement("p");
      var where = document.createElement("span"), found = each.document;
      link.href = found.address;
      marked(link, found.title, told);
      marked(text, excerpt(found.text, told), told);
      where.textContent = " " + [labels[found.kind === "rule" ? "base" : found.kind], found.of].concat(Array.from(each.games, function (game) { return game && labels[game]; })).filter(Boolean).join(" · ");
      line.append(link, where, text);
      return line;
    }
    function remembered() {
      var given = new URLSearchParams();
      ["q", "game", "kind"].forEach(function (name) { if (form[name].value) { given.set(name, form[name].value); } });
      var query = given.toString() ? "?" + given : location.pathname;
      try { history.replaceState(null, "", query); } catch (refused) { /* a page without an address */ }
      links.forEach(function (link) { link.search = given.toString(); });
      header.value = form.q.value;
    }
    function show() {
      var query = form.q.value.trim(), told = new Set();
      words(query).forEach(function (word) { [word].concat(alike.get(word) || []).forEach(function (one) { told.add(one); }); });
      var found = query ? ranked(query, fits) : [];
      results.replaceChildren.apply(results, found.slice(0, 30).map(function (each) { return result(each, told); }));
      document.getElementById("count").textContent =
        !query ? "" : found.length ? form.dataset.some.replace("#", found.length) : form.dataset.none;
      index.forEach(function (line) {
        line.hidden = (form.game.value && line.dataset.game !== form.game.value) || (form.kind.value && line.dataset.kind !== form.kind.value);
      });
      remembered();
    }
    var given = new URLSearchParams(location.search);
    form.hidden = false;
    ["q", "game", "kind"].forEach(function (name) { form[name].value = given.get(name) || ""; });
    form.addEventListener("input", show);
    form.addEventListener("submit", function (event) { event.preventDefault(); show(); });
    show();
    form.q.focus();
  }

  window.regola.ranked = function (query, game) {
    return ranked(query, function (each) { return each.kind !== "finding" && (!game || each.game === game); })
      .map(function (each) { return each.document; });
  };
  document.addEventListener("DOMContentLoaded", start);
})();
