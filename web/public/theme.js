// Runs before the first paint so that a chosen theme never flashes. Without a choice the system decides, in CSS alone.
;(function () {
  try {
    var theme = localStorage.getItem('xd.theme')
    var density = localStorage.getItem('xd.density')
    if (theme === 'light' || theme === 'dark') document.documentElement.setAttribute('data-theme', theme)
    if (density === 'compact') document.documentElement.setAttribute('data-density', density)
  } catch {
    // Storage may be forbidden: the system's theme is right then.
  }
})()
