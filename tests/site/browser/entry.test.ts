import { createElement } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

/** A part whose button counts its presses, as a module that the loader can fetch. */
const part = `data:text/javascript,${encodeURIComponent(
  `export default ({ n, t, language }) => globalThis.h('button', { onClick: () => globalThis.pressed() }, n + ' ' + (t ? t.word : 'no') + ' ' + language)`,
)}`
const words = `data:text/javascript,${encodeURIComponent(`export default { word: 'yes' }`)}`

const place = (when: string, more: Record<string, string> = {}) => {
  const marks = { 'data-when': when, 'data-code': part, 'data-texts': words, 'data-props': '{"n":1}', ...more }
  document.body.innerHTML = `<site-island><button>1 yes en</button></site-island>`
  const island = document.querySelector('site-island')
  for (const [name, value] of Object.entries(marks)) island?.setAttribute(name, value)
  return document.querySelector('button') as HTMLButtonElement
}
const pressed = vi.fn()
let seen: (entries: { isIntersecting: boolean; target: Element }[]) => void = () => {}

beforeEach(() => {
  vi.resetModules()
  pressed.mockReset()
  document.documentElement.dataset.language = 'en'
  vi.stubGlobal('h', createElement)
  vi.stubGlobal('pressed', pressed)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof seen) {
        seen = callback
      }
      observe() {}
      unobserve() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const start = () => import('../../../site/browser/entry.ts')
/** Presses until the part hears it, for an island that is waking. */
const answers = (button: HTMLButtonElement) =>
  expect
    .poll(() => {
      button.click()
      return pressed.mock.calls.length
    })
    .toBeGreaterThan(0)

describe('the loader', () => {
  test('wakes a "load" island at once and keeps its element', async () => {
    const button = place('load')
    await start()
    await answers(button)
    expect(document.querySelector('button')).toBe(button)
    expect(button.textContent).toBe('1 yes en')
  })

  test('wakes islands where the browser refuses its storage', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, new Proxy({}, { get: refuse }))
    const button = place('load')
    await start()
    await answers(button)
  })

  test('gives an island without texts none', async () => {
    const button = place('load')
    document.querySelector('site-island')?.removeAttribute('data-texts')
    button.textContent = '1 no en'
    await start()
    await answers(button)
    expect(button.textContent).toBe('1 no en')
  })

  test('a "touch" island sleeps until it is touched, then hears the very click that woke it', async () => {
    const button = place('touch')
    await start()
    await new Promise((done) => setTimeout(done, 20))
    expect(pressed).not.toHaveBeenCalled()
    button.click()
    await expect.poll(() => pressed.mock.calls.length).toBe(1)
    button.click()
    expect(pressed).toHaveBeenCalledTimes(2)
  })

  test('a click that opens a new tab is left to the browser', async () => {
    const button = place('touch')
    await start()
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    button.dispatchEvent(click)
    expect(click.defaultPrevented).toBe(false)
  })

  test('a "visible" island wakes when it comes into sight', async () => {
    const button = place('visible')
    await start()
    seen([{ isIntersecting: false, target: button }])
    await new Promise((done) => setTimeout(done, 20))
    button.click()
    expect(pressed).not.toHaveBeenCalled()
    seen([{ isIntersecting: true, target: button }])
    await answers(button)
  })

  test('a page that is only being prepared wakes nothing until it is shown', async () => {
    Object.assign(document, { prerendering: true })
    const button = place('load')
    await start()
    await new Promise((done) => setTimeout(done, 20))
    button.click()
    expect(pressed).not.toHaveBeenCalled()
    document.dispatchEvent(new Event('prerenderingchange'))
    await answers(button)
    Reflect.deleteProperty(document, 'prerendering')
  })

  test('a picture that cannot be loaded gives way to its fallback', async () => {
    document.body.innerHTML = '<img src="/gone.png" srcset="/gone-too.png 2x" data-fallback="/img/no_images.png" alt="">'
    await start()
    const image = document.querySelector('img')
    image?.dispatchEvent(new Event('error'))
    expect([image?.getAttribute('src'), image?.getAttribute('srcset')]).toEqual(['/img/no_images.png', null])
  })
})
