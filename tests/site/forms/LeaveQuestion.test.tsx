import { render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import type { ComponentChild } from 'preact'
import { useState } from 'react'
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

/** A foot whose buttons are hidden by the question that one of them asks. */
function Foot() {
  const [asking, ask] = useState(false)
  const stay = () => ask(false)
  return (
    <footer>
      {asking && <LeaveQuestion text="It will be gone." leave="Delete" stay="Cancel" onLeave={stay} onStay={stay} />}
      <button type="button" aria-label="Delete: Maths" hidden={asking} onClick={() => ask(true)}>
        Delete
      </button>
    </footer>
  )
}

test.each(['{Escape}', '{Enter}'])('answered by %s it gives the focus back to the button that asked, once it is seen again', async (key) => {
  render((<Foot />) as ComponentChild)
  screen.getByRole('button', { name: /Maths/ }).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(focused).toBe('Cancel')
  await userEvent.keyboard(key)
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Delete: Maths')
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
