// Says in any browser, however old, that it cannot run Hunch.
// index.html loads it when the program did not start. vite.config.ts replaces WORDS.
var page = document.getElementById('page')
var said = WORDS[String(navigator.language).slice(0, 2)] || WORDS.en
if (page && !page.firstChild) {
  // All of it is inside an element of its own, which is gone should the program begin after all.
  page.innerHTML =
    '<div style="max-width:34em;margin:0 auto;padding:3em 1.5em;font:18px/1.5 sans-serif;font-size:max(18px,1.5vw)">' +
    '<h1 style="margin:0 0 .6em;font-size:1.6em;line-height:1.25"></h1>' +
    '<p style="margin:1em 0"></p><p style="margin:1em 0"></p><p style="margin:1em 0"><a style="color:inherit"></a></p></div>'
  page.getElementsByTagName('a')[0].href = location.href
  page.getElementsByTagName('a')[0].onclick = function () {
    location.reload()
  }
  var box = page.children[0]
  var places = [box.children[0], box.children[1], box.children[2], page.getElementsByTagName('a')[0]]
  for (var at = 0; at < places.length; at++) places[at].appendChild(document.createTextNode(said[at]))
}
