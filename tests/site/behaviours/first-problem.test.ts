import { describe, expect, test } from 'vitest'
import firstProblem from '../../../site/behaviours/first-problem.ts'
import { endListenersWithTest } from '../document-listeners.ts'
import { buildSite } from '../in-site.tsx'

endListenersWithTest()

const field = () => document.querySelector('input') as HTMLInputElement
const note = () => document.getElementById('email-error')

/** A form that its page sent back with a wrong field. */
function open(hint = '') {
  document.body.innerHTML = `<form><input name="email" aria-invalid="true" aria-describedby="email-error" ${hint && `data-hint="${hint}"`}><p id="email-error">Wrong</p></form>`
  firstProblem(document.body, {}, async () => buildSite())
}
const type = () => field().dispatchEvent(new InputEvent('input', { bubbles: true }))

describe('a field that is wrong', () => {
  test('has the focus and stays wrong until it is corrected', () => {
    open()
    expect([document.activeElement, field().getAttribute('aria-invalid'), note()?.textContent]).toEqual([field(), 'true', 'Wrong'])
    type()
    expect([field().hasAttribute('aria-invalid'), note()]).toEqual([false, null])
  })

  test('gets its hint back with the first correction', () => {
    open('We’ll answer here')
    type()
    type()
    expect(note()?.textContent).toBe('We’ll answer here')
  })

  test('is right when another that may stand in its place is filled in', () => {
    document.body.innerHTML =
      '<select name="city" aria-invalid="true" aria-describedby="city-error"></select><p id="city-error">Wrong</p><input type="checkbox" data-instead-of="city">'
    firstProblem(document.body, {}, async () => buildSite())
    type()
    expect([document.querySelector('[aria-invalid]'), document.getElementById('city-error')]).toEqual([null, null])
  })

  test('of several choices is right with the first that is made', () => {
    document.body.innerHTML =
      '<fieldset aria-describedby="mark-error"><input type="radio" name="mark" aria-invalid="true"><input type="radio" name="mark" aria-invalid="true"><p id="mark-error">Wrong</p></fieldset>'
    firstProblem(document.body, {}, async () => buildSite())
    type()
    expect([document.querySelector('[aria-invalid]'), document.getElementById('mark-error')]).toEqual([null, null])
  })
})
