import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import type { ComponentChild } from 'preact'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Combobox } from '../../../site/ui/Combobox.tsx'
import { matching, scrollFor } from '../../../site/ui/options.ts'

afterEach(cleanup)
// jsdom has no layout to scroll
Element.prototype.scrollIntoView = () => {}

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
        <p>outside</p>
      </div>
    ) as ComponentChild,
  )
  return { onChoose, field: screen.getByRole('combobox', { name: 'Subject' }) }
}
const labels = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

describe('Combobox', () => {
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

  test('arrows move, Enter takes the active one', async () => {
    const { onChoose, field } = show()
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(onChoose).toHaveBeenCalledWith(subjects[1])
  })

  test('says when nothing matches', async () => {
    const { field } = show()
    await userEvent.type(field, 'xyz')
    expect(screen.getByText('No results found')).toBeTruthy()
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

  test('options with links are links', async () => {
    const { field } = show({ links: true, options: [{ value: 1, label: 'Maths', link: 'repetitor/matematika/' }] })
    await userEvent.click(field)
    expect(screen.getByRole('option', { name: 'Maths' }).getAttribute('href')).toBe('/repetitor/matematika/')
  })

  test('a district is followed by its subdistricts', () => {
    const districts = [
      { value: 1, label: 'Auezov', sub: [{ value: 11, label: 'Aksai' }] },
      { value: 2, label: 'Medeu' },
    ]
    expect(matching(districts, '').map(({ option, under }) => [option.label, under])).toEqual([
      ['Auezov', false],
      ['Aksai', true],
      ['Medeu', false],
    ])
    expect(matching(districts, 'aks').map(({ option }) => option.label)).toEqual(['Aksai'])
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
