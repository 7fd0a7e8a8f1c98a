import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isTouched, keepTyped, replayPress } from '../../../site/browser/before-script.ts'

const put = (html: string) => {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLElement
}
const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E

describe('a button of a cabinet that is pressed before its script came', () => {
  let root: HTMLElement
  const pressed = vi.fn()
  beforeEach(async () => {
    pressed.mockReset()
    root = put('<div id="cabinet"><button id="one"><b>One</b></button><button id="two">Two</button></div>')
    // its wait for the script ends with the test
    vi.useFakeTimers()
    await import('../../../site/browser/early.ts')
  })
  const listen = () => root.addEventListener('click', ({ target }) => pressed((target as HTMLElement).id))

  test('looks busy and is pressed once the script is there, the last one alone', () => {
    find('#one b').click()
    find('#two').click()
    expect([find('#one').ariaBusy, find('#two').getAttribute('aria-busy')]).toEqual([null, 'true'])
    listen()
    replayPress(root)
    expect(pressed.mock.calls).toEqual([['two']])
    expect(find('#two').hasAttribute('aria-busy')).toBe(false)
  })

  test('is not pressed a second time by a press that was heard', () => {
    listen()
    replayPress(root)
    find('#one').click()
    expect([pressed.mock.calls, find('#one').hasAttribute('aria-busy')]).toEqual([[['one']], false])
  })

  test('sends no form that only the script can send, and leaves to the browser one that is posted', () => {
    root.innerHTML = '<form id="own"><button>Save</button></form><form id="posted" method="post"><button>Save</button></form>'
    const sent = vi.fn()
    root.addEventListener('submit', (event) => {
      event.preventDefault()
      sent((event.target as HTMLElement).id)
    })
    for (const form of ['#own', '#posted']) find(`${form} button`).click()
    expect(sent.mock.calls).toEqual([['posted']])
    replayPress(root)
    expect(sent.mock.calls).toEqual([['posted'], ['own']])
  })
})

describe('a field that is changed before the script of its part came', () => {
  const fields = `<div>
    <input type="hidden" name="kept" value="1">
    <input type="text" name="text" value="a">
    <input type="range" name="range" min="0" max="9" value="3">
    <input type="checkbox" name="box">
    <input type="radio" name="radio" value="1" checked><input type="radio" name="radio" value="2">
    <select name="first"><option value="">Any</option><option>x</option></select>
    <select name="second"><option>x</option><option selected>y</option></select>
    <textarea name="area">long</textarea>
  </div>`

  test.each([
    ['text', () => Object.assign(find<HTMLInputElement>('[name=text]'), { value: 'b' }), 'b'],
    ['range', () => Object.assign(find<HTMLInputElement>('[name=range]'), { value: '5' }), '5'],
    ['first', () => Object.assign(find<HTMLSelectElement>('[name=first]'), { selectedIndex: 1 }), 'x'],
    ['second', () => Object.assign(find<HTMLSelectElement>('[name=second]'), { selectedIndex: 0 }), 'x'],
    ['area', () => Object.assign(find<HTMLTextAreaElement>('[name=area]'), { value: 'longer' }), 'longer'],
  ])('%s says its value again', async (name, change, value) => {
    const part = put(fields)
    expect(isTouched(part)).toBe(false)
    const field = change()
    expect(isTouched(part)).toBe(true)
    const replay = keepTyped(part)
    // the part draws it as the server sent it
    field.value = ''
    const heard = vi.fn()
    for (const event of ['input', 'change']) part.addEventListener(event, ({ type, target }) => heard(type, (target as HTMLInputElement).name))
    await replay()
    expect([field.value, heard.mock.calls]).toEqual([
      value,
      [
        ['input', name],
        ['change', name],
      ],
    ])
  })

  test('as a box or one of several keeps its check', async () => {
    const part = put(fields)
    const [box, second] = [find<HTMLInputElement>('[name=box]'), find<HTMLInputElement>('[name=radio][value="2"]')]
    box.checked = true
    second.checked = true
    const replay = keepTyped(part)
    box.checked = false
    find<HTMLInputElement>('[name=radio][value="1"]').checked = true
    await replay()
    expect([box.checked, second.checked]).toEqual([true, true])
  })

  test('wakes its part when it has the focus already', () => {
    const part = put(fields)
    find('[name=text]').focus()
    expect(isTouched(part)).toBe(true)
  })
})
