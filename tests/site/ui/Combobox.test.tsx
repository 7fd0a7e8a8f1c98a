import { fireEvent, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import type { ComponentChild } from 'preact'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Combobox } from '../../../site/ui/Combobox.tsx'
import { type ListOption, scrollFor } from '../../../site/ui/options.ts'

const subjects = [
  { value: 1, label: 'Maths' },
  { value: 2, label: 'Higher maths' },
  { value: 3, label: 'German' },
]
const show = (props: Partial<Parameters<typeof Combobox>[0]> = {}) => {
  const onChoose = vi.fn()
  render(
    (
      <div>
        <label htmlFor="subject">Subject</label>
        <Combobox
          id="subject"
          label="Subject"
          options={subjects}
          value={null}
          onChoose={onChoose}
          placeholder="Which?"
          nothing="No results found"
          {...props}
        />
        <button type="button">outside</button>
      </div>
    ) as ComponentChild,
  )
  return { onChoose, field: screen.getByRole('combobox', { name: 'Subject' }) }
}
function Chosen() {
  const [value, setValue] = useState<ListOption['value'] | null>(null)
  return (
    <Combobox
      id="one"
      label="One"
      options={subjects}
      value={value}
      onChoose={(option) => setValue(option?.value ?? null)}
      placeholder=""
      nothing=""
    />
  )
}
const taking = { all: 'All subjects', clear: 'Clear' }
const labels = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

describe('Combobox', () => {
  test('tells that typing narrows its list', () => {
    expect(show().field.getAttribute('aria-autocomplete')).toBe('list')
  })

  test('finds what was typed whatever the case, and Enter takes the first', async () => {
    const { onChoose, field } = show()
    await userEvent.type(field, 'MA')
    expect(labels()).toEqual(['Maths', 'Higher maths', 'German'])
    await userEvent.type(field, 'th')
    expect(labels()).toEqual(['Maths', 'Higher maths'])
    await userEvent.keyboard('{Enter}')
    expect(onChoose).toHaveBeenCalledWith(subjects[0])
    expect(labels()).toEqual([])
  })

  test('leaves the keys of an input method to it while a word is composed', async () => {
    const { onChoose, field } = show()
    await userEvent.type(field, 'MA')
    for (const key of ['ArrowDown', 'Enter']) fireEvent.keyDown(field, { key, isComposing: true })
    expect([onChoose.mock.calls.length, field.getAttribute('aria-activedescendant'), labels().length]).toEqual([0, null, 3])
  })

  test('Enter takes the first of all where nothing is typed', async () => {
    const { onChoose, field } = show()
    await userEvent.click(field)
    await userEvent.keyboard('{Enter}')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(subjects[0])
    expect(labels()).toEqual([])
  })

  test('Enter keeps what is chosen where nothing is typed', async () => {
    const { onChoose, field } = show({ value: 2, taking })
    await userEvent.click(field)
    await userEvent.keyboard('{Enter}')
    expect(onChoose).not.toHaveBeenCalled()
    expect(labels()).toEqual([])
  })

  test('arrows move, Enter takes the active one', async () => {
    const { onChoose, field } = show()
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(onChoose).toHaveBeenCalledWith(subjects[1])
  })

  test('announces that nothing matches', async () => {
    const { field } = show()
    await userEvent.type(field, 'xyz')
    expect(screen.getByRole('status').textContent).toBe('No results found')
  })

  test('Esc and a press outside close it', async () => {
    const { field } = show()
    await userEvent.click(field)
    await userEvent.keyboard('{Escape}')
    expect(labels()).toEqual([])
    await userEvent.click(field)
    expect(labels()).toHaveLength(3)
    await userEvent.click(screen.getByText('outside'))
    expect(labels()).toEqual([])
  })

  test('a choice by a mouse leaves the focus in the field', async () => {
    const { onChoose, field } = show()
    await userEvent.click(field)
    await userEvent.click(screen.getByRole('option', { name: 'German' }))
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(subjects[2])
    expect(document.activeElement).toBe(field)
  })

  test.each([
    ['at once', () => Promise.resolve()],
    ['after a press on it', (field: HTMLElement): Promise<unknown> => userEvent.click(field)],
  ])('what is typed %s takes the place of what was chosen', async (_, before) => {
    render((<Chosen />) as ComponentChild)
    const field = screen.getByRole<HTMLInputElement>('combobox')
    await userEvent.type(field, 'german{Enter}')
    expect(field.value).toBe('German')
    await before(field)
    await userEvent.keyboard('high')
    expect(labels()).toEqual(['Higher maths'])
  })

  test("a choice by a finger takes the focus away, and with it a telephone's keyboard", async () => {
    const { onChoose, field } = show()
    await userEvent.click(field)
    fireEvent(screen.getByRole('option', { name: 'German' }), new PointerEvent('click', { bubbles: true, pointerType: 'touch' }))
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(subjects[2])
    expect(document.activeElement).toBe(document.body)
  })

  test.each([
    ['a press outside', (): Promise<unknown> => userEvent.click(screen.getByText('outside'))],
    ['the Tab key', () => userEvent.tab()],
  ])('%s takes the first match of what was typed', async (_, leave) => {
    const { onChoose, field } = show()
    await userEvent.type(field, 'high')
    await leave()
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(subjects[1])
  })

  test('its cross belongs to it: what was typed is taken when that is left, not when it is reached', async () => {
    const { onChoose, field } = show({ taking })
    await userEvent.type(field, 'high')
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear: Subject' }))
    expect([onChoose.mock.calls.length, labels()]).toEqual([0, ['Higher maths']])
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByText('outside'))
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(subjects[1])
    expect(labels()).toEqual([])
  })

  test('Tab does not stop at its list', async () => {
    const { field } = show()
    await userEvent.click(field)
    expect(screen.getByRole('listbox').tabIndex).toBe(-1)
  })

  test('what nothing matches stays in the field and chooses nothing', async () => {
    const { onChoose, field } = show({ value: 1 })
    await userEvent.type(field, 'xyz')
    await userEvent.click(screen.getByText('outside'))
    expect(field).toHaveProperty('value', 'xyz')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(null)
  })

  test.each([
    ['the cross', (): Promise<unknown> => userEvent.click(screen.getByRole('button', { name: 'Clear: Subject' }))],
    ['the first line', () => userEvent.click(screen.getByRole('option', { name: 'All subjects' }))],
    ['emptying the field', () => userEvent.keyboard('{Backspace}{Enter}')],
  ])('%s takes a choice back', async (_, back) => {
    const { onChoose, field } = show({ value: 2, taking })
    await userEvent.click(field)
    await back()
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(null)
  })

  test('there is nothing to take back where nothing is chosen', async () => {
    const { field } = show({ taking })
    await userEvent.click(field)
    expect(screen.queryByRole('button', { name: /Clear/ })).toBeNull()
    expect(labels()).toEqual(['Maths', 'Higher maths', 'German'])
  })

  test.each([
    [0, 0],
    [70, 0],
    [71, 11],
    [300, 240],
  ])('an option %i px down scrolls the list to %i', (offset, expected) => {
    expect(scrollFor(offset)).toBe(expected)
  })
})
