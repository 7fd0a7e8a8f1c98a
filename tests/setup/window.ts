import { afterAll, afterEach, vi } from 'vitest'

// what jsdom lacks: layout, modal dialogs, popovers
window.scrollTo = () => {}
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Element.prototype.scrollBy = () => {}
Element.prototype.scrollIntoView = () => {}
HTMLElement.prototype.showPopover = () => {}
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

// the files of a worker share one window and the packages: the next one finds an empty page and none of our modules
afterAll(() => {
  vi.resetModules()
  document.body.replaceChildren()
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
})
