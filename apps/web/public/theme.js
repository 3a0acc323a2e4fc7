// Runs before the first paint, so that a chosen theme never flashes the other one. Inline code is not allowed here.
try {
  const theme = localStorage.getItem('sfumato.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Without storage the system's theme is right.
}
