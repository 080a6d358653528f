/**
 * Runs in the browser at /admin/ and loads the editor, but not inside a frame, where another page could steal clicks.
 * Not every host sends the header that forbids frames.
 */
if (window.top === window.self) void import('./start')
else
  document.body.innerHTML = `<p id="first">The editor does not open inside another page.
    <a href="" target="_blank">Open it by itself</a></p>`
document.body.hidden = false
