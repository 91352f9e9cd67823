/** Scripts with one detectable effect each; `elsewhere` is no existing host. */
export const scriptKinds: Readonly<Record<string, string>> = {
  alert: "<script>alert(1)</script>",
  confirm: '<img src=x onerror="confirm(1)">',
  prompt: '<svg onload="prompt(1)"></svg>',
  print: "<script>print()</script>",
  open: "<script>open('/x')</script>",
  write: "<script>document.write('x')</script>",
  log: '<p onclick="console.log(1)">x</p>',
  title: '<details open ontoggle="document.title = 1">x</details>',
  cookie: "<script>document.cookie = 'a=b'</script>",
  fetch: "<a href=\"javascript:fetch('/x')\">x</a>",
  createElement: "<script>document.createElement('p')</script>",
  request: '<script src="http://elsewhere.invalid/x.js"></script>',
  left: "<script>top.location = '/left'</script>",
};
