// Says in any browser, however old, that it cannot run Hunch.
// index.html loads it when the program did not start. vite.config.ts replaces WORDS.
var page = document.getElementById('page')
var said = /^de/.test(navigator.language) ? WORDS.de : WORDS.en
if (page && !page.firstChild) {
  page.setAttribute('style', 'max-width:34em;margin:0 auto;padding:3em 1.5em;font:18px/1.5 sans-serif')
  page.innerHTML = '<h1></h1><p></p><p></p><p><a style="color:inherit"></a></p>'
  page.getElementsByTagName('a')[0].href = location.href
  page.getElementsByTagName('a')[0].onclick = function () {
    location.reload()
  }
  var places = [page.children[0], page.children[1], page.children[2], page.getElementsByTagName('a')[0]]
  for (var at = 0; at < places.length; at++) places[at].appendChild(document.createTextNode(said[at]))
}
