import { createElement, useLayoutEffect } from 'react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { PATIENCE } from '../../../data-providers/patience.ts'
import { reportError } from '../../../schemas/index.ts'
import { mock } from '../../mock.ts'
import { api } from '../../setup/msw.ts'

const moduleOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`
/** A part whose button counts its presses and says where it stands, as a module that the loader can fetch. Presses that a test of before still held count for nobody. */
const part = moduleOf(`export default ({ n }) => {
  const { language, path, edition, texts } = globalThis.useSite()
  return globalThis.h('button', { onClick: ({ currentTarget: at }) => at.isConnected && globalThis.pressed() }, [n, texts('search').word, language, path, edition.code].join(' '))
}`)
const plain = moduleOf(
  `export default async (at, { n }, openSite) => at.querySelector('button').addEventListener('click', async () => at.isConnected && globalThis.pressed(n, (await openSite()).path))`,
)
const words = moduleOf(`export default { word: 'yes' }`)
const known = { language: 'en', path: '/about', edition: moduleOf(`export default { code: 'kz' }`), texts: '', own: { search: words } }

const place = (when: string, more: Record<string, string> = {}, says: { style?: string } = {}) => {
  const marks = { 'data-when': when, 'data-code': part, 'data-texts': 'search', 'data-props': '{"n":1}', ...more }
  document.body.innerHTML = `<script type="application/json" id="site">${JSON.stringify({ ...known, ...says })}</script><site-island><button>1 yes en /about kz</button></site-island>`
  const island = document.querySelector('site-island')
  for (const [name, value] of Object.entries(marks)) island?.setAttribute(name, value)
  return document.querySelector('button') as HTMLButtonElement
}
/** An island behind the one of the test, which wakes at this moment: when it has, the one before it has had the time to. */
const placeWitness = (when: string) => {
  const witness = document.querySelector('site-island')?.cloneNode(true) as HTMLElement
  witness.dataset.when = when
  document.body.append(witness)
  return witness
}
const isMarked = (at: Element | null = document.querySelector('site-island')) => at?.hasAttribute('data-awake')
const pressed = vi.fn()

beforeEach(async () => {
  vi.resetModules()
  pressed.mockReset()
  vi.stubGlobal('h', createElement)
  const { useSite } = await import('../../../site/site.ts')
  vi.stubGlobal('useSite', useSite)
  vi.stubGlobal('pressed', pressed)
})

const start = () => import('../../../site/browser/entry.ts')
/** Whether the loader holds a press, which it does for a part that wakes. */
const press = (at: Element | null) => (at?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) ? 'left alone' : 'held')
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
    expect(button.textContent).toBe('1 yes en /about kz')
  })

  test.each(['load', 'error'])('an island is drawn after the styles of what opens later: %s', async (event) => {
    const button = place('load', {}, { style: `/styles/Dialog.css?${event}` })
    await start()
    const link = () => document.head.querySelector<HTMLLinkElement>(`link[href$="?${event}"]`)
    await expect.poll(link).not.toBeNull()
    button.click()
    expect(pressed).not.toHaveBeenCalled()
    link()?.dispatchEvent(new Event(event))
    await expect.poll(() => pressed.mock.calls.length).toBe(1)
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

  test('a "touch" island sleeps until it is touched, then hears the very click that woke it', async () => {
    const button = place('touch')
    const witness = placeWitness('load')
    await start()
    await expect.poll(() => isMarked(witness)).toBe(true)
    expect(isMarked()).toBe(false)
    button.click()
    await expect.poll(() => pressed.mock.calls.length).toBe(1)
    button.click()
    expect(pressed).toHaveBeenCalledTimes(2)
  })

  test.each(['pointerover', 'focusin', 'input'])('a "touch" island wakes at the first %s in it', async (type) => {
    const button = place('touch')
    await start()
    button.dispatchEvent(new Event(type, { bubbles: true }))
    await expect.poll(() => isMarked()).toBe(true)
  })

  test('a click that opens a new tab is left to the browser', async () => {
    const button = place('touch')
    await start()
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    button.dispatchEvent(click)
    expect(click.defaultPrevented).toBe(false)
  })

  test.each(['idle', 'load', 'touch'])('a press on a sleeping "%s" island is heard, once', async (when) => {
    const button = place(when)
    await start()
    button.click()
    await expect.poll(() => pressed.mock.calls.length).toBe(1)
  })

  test.each(['idle', 'touch'])('on a page that is never idle an "%s" island wakes in two seconds', async (when) => {
    vi.stubGlobal('requestIdleCallback', (work: () => void, { timeout }: IdleRequestOptions) => setTimeout(work, timeout))
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const button = place(when)
    await start()
    button.focus()
    vi.advanceTimersByTime(2000)
    await expect.poll(() => document.querySelector('[data-awake]')).not.toBeNull()
  })

  test.each(['pointerover', 'focusin'])('an idle moment between %s and the picture of the press does not wake the part', async (event) => {
    const idle = vi.fn()
    const frames: FrameRequestCallback[] = []
    vi.stubGlobal('requestIdleCallback', idle)
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
    const button = place('touch')
    await start()
    button.dispatchEvent(new Event(event, { bubbles: true }))
    expect(frames).toHaveLength(1)
    expect(idle).not.toHaveBeenCalled()
    frames[0]?.(0)
    await expect.poll(() => idle.mock.calls.length).toBe(1)
  })

  test.each([
    ['wakes where nothing was chosen', () => {}, true],
    ['sleeps where something was', () => localStorage.setItem('cookie_consent', '{"confirmed_at":1,"accept":false}'), false],
  ])('an island for visitors who have not chosen about cookies %s', async (_, choose, wakes) => {
    choose()
    place('undecided')
    const witness = placeWitness('idle')
    await start()
    await expect.poll(() => isMarked(witness)).toBe(true)
    expect(isMarked()).toBe(wakes)
  })

  test('it wakes for who has chosen when that is to be chosen anew, and hears the press', async () => {
    localStorage.setItem('cookie_consent', '{"confirmed_at":1,"accept":true}')
    place('undecided')
    document.body.insertAdjacentHTML('beforeend', '<button data-cookies></button>')
    await start()
    const heard = vi.fn()
    const button = document.querySelector<HTMLElement>('[data-cookies]')
    button?.addEventListener('click', heard)
    button?.click()
    expect(document.querySelector('[data-awake]')).toBeNull()
    await expect.poll(() => heard.mock.calls.length).toBe(1)
    expect(document.querySelector('[data-awake]')).not.toBeNull()
  })

  test('an island of the signed-in sleeps for everybody else, and leaves them their clicks', async () => {
    const button = place('signed-in')
    await start()
    expect(press(button)).toBe('left alone')
  })

  test('the mark that a sign-in leaves wakes it', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
    document.cookie = 'signed_in=1'
    const button = place('signed-in')
    await start()
    await answers(button)
    // biome-ignore lint/suspicious/noDocumentCookie: as the server clears it
    document.cookie = 'signed_in=; max-age=0'
  })

  test.each(['pageshow', 'visibilitychange', 'storage'])('a sign-in elsewhere wakes it at the page’s next %s', async (event) => {
    const button = place('signed-in')
    await start()
    // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
    document.cookie = 'signed_in=1'
    window.dispatchEvent(new Event(event))
    await answers(button)
    // biome-ignore lint/suspicious/noDocumentCookie: as the server clears it
    document.cookie = 'signed_in=; max-age=0'
  })

  test.each([
    ['?utm_source=mail', false],
    ['?utm_source=mail&ak=0123', true],
  ])('an island for the token of a mailed link at %s wakes: %s', async (query, wakes) => {
    window.history.replaceState(null, '', `/login${query}`)
    place('token')
    const witness = placeWitness('load')
    await start()
    await expect.poll(() => isMarked(witness)).toBe(true)
    expect(isMarked()).toBe(wakes)
    window.history.replaceState(null, '', '/')
  })

  test('an island for a press elsewhere hears the very press that woke it, and no other link', async () => {
    place('press a[data-order]', {
      'data-code': moduleOf(
        `export default () => (globalThis.useLayoutEffect(() => document.addEventListener('click', (event) => (event.preventDefault(), globalThis.pressed()), { once: true }), []), null)`,
      ),
    })
    vi.stubGlobal('useLayoutEffect', useLayoutEffect)
    document.body.insertAdjacentHTML('beforeend', '<a href="#other">Other</a><a href="#order" data-order="3">Order</a>')
    await start()
    // a press that wakes is held
    expect(press(document.querySelector('[href="#other"]'))).toBe('left alone')
    const link = document.querySelector<HTMLElement>('[data-order]')
    link?.click()
    await expect.poll(() => pressed.mock.calls.length).toBe(1)
    expect(link?.hasAttribute('aria-busy')).toBe(false)
  })

  test('a press whose code does not come is given back to its link after 20 s, and so is every further one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    place('press a[data-order]', { 'data-code': moduleOf('await new Promise(() => {})') })
    document.body.insertAdjacentHTML('beforeend', '<a href="#order" data-order="3">Order</a>')
    await start()
    const link = document.querySelector<HTMLElement>('[data-order]')
    const led = vi.fn()
    link?.addEventListener('click', led)
    link?.click()
    await expect.poll(() => vi.advanceTimersByTime(100) && link?.getAttribute('aria-busy')).toBe('true')
    vi.advanceTimersByTime(PATIENCE - 1000)
    expect(led).not.toHaveBeenCalled()
    await expect.poll(() => vi.advanceTimersByTime(1000) && led.mock.calls.length).toBe(1)
    expect([link?.hasAttribute('aria-busy'), press(link)]).toEqual([false, 'left alone'])
  })

  test('a press is drawn before what was pressed says that it waits', async () => {
    place('press a[data-order]')
    document.body.insertAdjacentHTML('beforeend', '<a href="#order" data-order="3">Order</a>')
    await start()
    const link = document.querySelector<HTMLElement>('[data-order]')
    const busyAt: (string | null | undefined)[] = []
    const note = () => void busyAt.push(link?.getAttribute('aria-busy'))
    link?.click()
    note()
    requestAnimationFrame(note)
    new MutationObserver(note).observe(link as HTMLElement, { attributeFilter: ['aria-busy'] })
    await expect.poll(() => busyAt).toEqual([null, null, 'true', null])
  })

  test('what the browser opens for a finger is seen before what watches it wakes, and wakes nothing when the finger only passes', async () => {
    place('press [popovertarget]')
    document.body.insertAdjacentHTML('beforeend', '<button type="button" popovertarget="menu">Menu</button>')
    const witness = placeWitness('press #witness')
    witness.id = 'witness'
    await start()
    const button = document.querySelector('[popovertarget]')
    const drawn = vi.fn(() => isMarked())
    for (const at of [button, witness]) at?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }))
    await expect.poll(() => isMarked(witness)).toBe(true)
    expect(isMarked()).toBe(false)
    requestAnimationFrame(drawn)
    expect(press(button)).toBe('left alone')
    await expect.poll(() => isMarked()).toBe(true)
    expect(drawn).toHaveReturnedWith(false)
  })

  test('what the server has drawn for good gets its work without being drawn anew', async () => {
    const button = place('load', { 'data-code': plain, 'data-drawn': '' })
    await start()
    await answers(button)
    expect(pressed).toHaveBeenCalledWith(1, '/about')
  })

  test.each([
    ['what draws itself, when it is drawn', {}, `export default () => { throw new Error('broken on purpose') }`],
    [
      'what the server has drawn for good, when it gets its work',
      { 'data-drawn': '' },
      `export default () => { throw new Error('broken on purpose') }`,
    ],
    [
      'what the server has drawn for good, when it is pressed',
      { 'data-drawn': '' },
      `export default (at) => at.addEventListener('click', () => dispatchEvent(new ErrorEvent('error', { error: new Error('broken on purpose') })))`,
    ],
  ])('an error of %s is told to the server', async (_, marks, code) => {
    const told: string[] = []
    vi.spyOn(console, 'info').mockImplementation(() => {})
    api.use(
      mock(reportError, ({ input }) => {
        told.push(input.message)
        return {}
      }),
    )
    const button = place('load', { ...marks, 'data-code': moduleOf(code) })
    await start()
    button.click()
    await expect.poll(() => told).toEqual(['Error: broken on purpose'])
  })

  test('a page that is only being prepared wakes nothing until it is shown', async () => {
    Object.assign(document, { prerendering: true })
    const button = place('load')
    await start()
    // while an island wakes its presses are held
    expect(press(button)).toBe('left alone')
    document.dispatchEvent(new Event('prerenderingchange'))
    await answers(button)
    Reflect.deleteProperty(document, 'prerendering')
  })

  test.each([
    ['gives way to its fallback', 'src="/gone.png" srcset="/gone-too.png 2x" data-fallback="/img/no_images.png"', '/img/no_images.png'],
    [
      'that somebody wrote into a text gives way to what stands for any',
      'src="/api/uploads/1.webp" srcset="/gone-too.png 2x"',
      '/img/placeholder-image.webp',
    ],
  ])('a picture that cannot be loaded %s', async (_, attributes, shown) => {
    document.body.innerHTML = `<img ${attributes} alt="">`
    await start()
    const image = document.querySelector('img')
    image?.dispatchEvent(new Event('error'))
    expect([image?.getAttribute('src'), image?.getAttribute('srcset')]).toEqual([shown, null])
  })

  test.each([
    ['that failed gives way to what stands for any', '/api/uploads/1.webp', 0, '/img/placeholder-image.webp'],
    ['that came stays', '/api/uploads/1.webp', 335, '/api/uploads/1.webp'],
    ['that is a drawing stays, though it has no width of its own', '/img/school.svg', 0, '/img/school.svg'],
  ])('a picture of before the script came %s', async (_, src, naturalWidth, shown) => {
    const image = Object.assign(document.createElement('img'), { src })
    Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: naturalWidth } })
    document.body.replaceChildren(image)
    await start()
    expect(image.getAttribute('src')).toBe(shown)
  })

  test('a chosen file that is no picture is not covered by one', async () => {
    document.body.innerHTML = '<img src="blob:of-a-form" alt="">'
    await start()
    document.querySelector('img')?.dispatchEvent(new Event('error'))
    expect(document.querySelector('img')?.getAttribute('src')).toBe('blob:of-a-form')
  })
})
