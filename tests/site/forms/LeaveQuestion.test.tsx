import { render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import type { ComponentChild } from 'preact'
import { expect, test, vi } from 'vitest'
import { LeaveQuestion } from '../../../site/forms/LeaveQuestion.tsx'

const open = (title?: string) => {
  const answers = { onLeave: vi.fn(), onStay: vi.fn() }
  render(
    (
      <form>
        <input />
        <LeaveQuestion {...(title && { title })} text="What was typed is lost." leave="Leave" stay="Stay" {...answers} />
        <input />
      </form>
    ) as ComponentChild,
  )
  return answers
}
const focused = () => document.activeElement?.textContent

test('the question before words are lost is told whole', () => {
  open('Leave the request?')
  const question = screen.getByRole('alertdialog', { name: 'Leave the request?' })
  expect(document.getElementById(question.getAttribute('aria-describedby') ?? '')?.textContent).toBe('What was typed is lost.')
})

test('a question without a title is named by its words, which are not told twice', () => {
  open()
  expect(screen.getByRole('alertdialog', { name: 'What was typed is lost.' }).getAttribute('aria-describedby')).toBeNull()
})

test('Tab stays in it, and Esc stays in the form', async () => {
  const { onLeave, onStay } = open()
  await expect.poll(focused).toBe('Stay')
  await userEvent.tab()
  expect(focused()).toBe('Leave')
  await userEvent.tab()
  expect(focused()).toBe('Stay')
  await userEvent.tab({ shift: true })
  expect(focused()).toBe('Leave')
  await userEvent.keyboard('{Escape}')
  expect([onStay.mock.calls.length, onLeave.mock.calls.length]).toEqual([1, 0])
})
