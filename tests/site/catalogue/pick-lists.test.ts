import { fireEvent } from '@testing-library/dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { enlivenPickLists } from '../../../site/catalogue/pick-lists.ts'
import { letSpacePress } from '../../../site/catalogue/space-presses.ts'

enlivenPickLists()
letSpacePress()

beforeEach(() => {
  document.body.innerHTML = `
    <div data-pick><input type="search"><ul>${['All', 'Maths', 'Higher maths', 'German'].map((name) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul>
    <p data-nothing="No results found"></p></div>
    <a role="switch" aria-checked="false" href="#online">Online</a>`
})

const search = () => document.querySelector('input') as HTMLInputElement
const type = (value: string) => fireEvent.input(search(), { target: { value } })
const shown = () => [...document.querySelectorAll('li:not([hidden])')].map(({ textContent }) => textContent)
const nothing = () => document.querySelector('[data-nothing]')?.textContent
const press = (key: string, target: Element = search()) => fireEvent.keyDown(target, { key })
const links = () => [...document.querySelectorAll<HTMLAnchorElement>('li a')]

describe('a list of links', () => {
  test.each([
    ['', ['All', 'Maths', 'Higher maths', 'German'], ''],
    ['MA', ['Maths', 'Higher maths', 'German'], ''],
    [' mat', ['Maths', 'Higher maths'], ''],
    ['xyz', [], 'No results found'],
  ])('with "%s" typed shows %j', (typed, names, text) => {
    type(typed)
    expect([shown(), nothing()]).toEqual([names, text])
  })

  test.each([
    ['all', ['All']],
    ['a', ['Maths', 'Higher maths', 'German']],
    ['l', ['All']],
  ])('with "%s" typed shows the choice that sets nothing only where nothing else is found: %j', (typed, names) => {
    type(typed)
    expect(shown()).toEqual(names)
  })

  test.each([
    ['high', [['Higher maths']]],
    ['xyz', []],
    // the first line takes the choice back
    ['', []],
    [' ', []],
  ])('with "%s" typed goes by Enter to the first match: %j', (typed, gone) => {
    const clicked = vi.fn()
    for (const link of links()) link.addEventListener('click', () => clicked(link.textContent))
    type(typed)
    press('Enter')
    expect(clicked.mock.calls).toEqual(gone)
  })

  test('leaves the keys of an input method to it while a word is composed', () => {
    const clicked = vi.fn()
    for (const link of links()) link.addEventListener('click', clicked)
    type('high')
    search().focus()
    for (const key of ['Enter', 'ArrowDown']) fireEvent.keyDown(search(), { key, isComposing: true })
    expect([clicked.mock.calls, document.activeElement]).toEqual([[], search()])
  })

  test('is walked by arrows, over what is hidden and around the ends', () => {
    type('maths')
    press('ArrowDown')
    expect(document.activeElement?.textContent).toBe('Maths')
    press('ArrowUp', links()[1])
    expect(document.activeElement?.textContent).toBe('Higher maths')
    press('ArrowDown', links()[2])
    expect(document.activeElement?.textContent).toBe('Maths')
  })
})

describe('what is typed into a list', () => {
  const list = () => document.querySelector('[data-pick]') as HTMLElement
  const toggle = (newState: string) => list().dispatchEvent(Object.assign(new Event('toggle'), { newState }))

  test('before the browser says that the list is open is kept, and counts', () => {
    search().value = 'mat'
    toggle('open')
    expect([search().value, shown()]).toEqual(['mat', ['Maths', 'Higher maths']])
  })

  test.each([
    ['lies deeper than 70 px is scrolled to', 300, 240],
    ['lies at 70 px stays where it is', 70, 0],
  ])('into a list whose chosen line %s when it opens', (_, offset, expected) => {
    links()[2]?.setAttribute('aria-current', 'true')
    Object.defineProperty(document.querySelector('ul'), 'offsetTop', { value: 50 })
    Object.defineProperty(links()[2]?.parentElement, 'offsetTop', { value: 50 + offset })
    toggle('open')
    expect(document.querySelector('ul')?.scrollTop).toBe(expected)
  })

  test('is gone when the list is opened again', () => {
    type('mat')
    toggle('closed')
    toggle('open')
    expect([search().value, shown()]).toEqual(['', ['All', 'Maths', 'Higher maths', 'German']])
  })
})

test('the space bar presses a link that is a switch, and no other', () => {
  // a followed link would lead the next test's page there
  const clicked = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener('click', clicked)
  press(' ', document.querySelector('[role=switch]') as Element)
  press(' ', links()[0])
  document.removeEventListener('click', clicked)
  expect(clicked).toHaveBeenCalledOnce()
})
