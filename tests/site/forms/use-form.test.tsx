import { fireEvent, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { CallError } from '../../../data-providers/api.ts'
import { leaveBy } from '../../../site/browser/unsaved.ts'
import { FormFailure } from '../../../site/forms/FormFailure.tsx'
import { LeaveQuestion } from '../../../site/forms/LeaveQuestion.tsx'
import { useForm } from '../../../site/forms/use-form.ts'
import { useLeaveGuard } from '../../../site/forms/use-leave-guard.ts'
import { Field, Input } from '../../../site/ui/Field.tsx'
import { fill } from '../../../theme/words.ts'
import { errorsIn } from '../../texts.ts'
import { renderIn } from '../in-site.tsx'

const words = errorsIn('en')

type Work = (form: ReturnType<typeof useForm>) => Promise<unknown>

/** A form of one field; the test answers what each press does. */
function OneField({ work, readErrors = () => words }: { work: Work; readErrors?: () => typeof words | Promise<typeof words> }) {
  const form = useForm({ readErrors })
  const guard = useLeaveGuard(form.changed)
  return (
    <>
      <form
        ref={form.attach}
        onInput={form.onInput}
        onSubmit={(event) => {
          event.preventDefault()
          form.once('send', () => work(form))
        }}
      >
        <FormFailure>{form.failure}</FormFailure>
        <Field name="email" label="Email" error={form.problems.email}>
          {(control) => <Input {...control} />}
        </Field>
        <button type="submit" aria-busy={form.busy !== null}>
          Send
        </button>
      </form>
      {guard.asking && <LeaveQuestion text="Lost" leave="Leave" stay="Stay" onLeave={guard.leave} onStay={guard.stay} />}
    </>
  )
}
const show = (work: Work) => renderIn(<OneField work={work} />)
const field = () => screen.getByRole('textbox')
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
const isBusy = () => screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')
const alert = () => screen.queryByRole('alert')?.textContent

describe('a form', () => {
  test('says that a line broke without waiting for words, which would not come either', async () => {
    renderIn(<OneField work={(form) => form.refuse('network')} readErrors={() => new Promise(() => {})} />)
    await send()
    await expect.poll(alert).toBe(words.network)
    expect(isBusy()).toBe('false')
  })

  test('says what is wrong at the field, which has the focus and is right again once it is changed', async () => {
    show((form) => form.refuse({ email: 'invalid_format' }))
    await send()
    await screen.findByText(words.email)
    expect([field().getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', field()])
    await userEvent.type(field(), 'a')
    expect([field().getAttribute('aria-invalid'), screen.queryByText(words.email)]).toEqual([null, null])
  })

  test.each<[string, CallError, string]>([
    ['a problem of a field it does not show', { sum: 'required' }, words.required],
    ['a refusal of the whole', 'conflict', words.conflict],
    ['a refusal that it has no words for', 'a code of tomorrow' as CallError, words.other],
    ['a server out of reach', 'network', words.network],
  ])('says %s in its own line until something is changed', async (_, error, text) => {
    show((form) => form.refuse(error))
    await send()
    await expect.poll(alert).toBe(text)
    await userEvent.type(field(), 'a')
    expect(alert()).toBeUndefined()
  })

  test('says when what was tried too often may be tried again, and no more than that it may later where nobody said when', async () => {
    const waits = [900, undefined]
    show((form) => form.refuse('too_many_requests', { wait: waits.shift() }))
    await send()
    await expect.poll(alert).toBe(fill(words.too_soon, { when: 'in 15 minutes' }))
    await send()
    await expect.poll(alert).toBe(words.too_many_requests)
  })

  test('brings its own line into view, for the button that was pressed may be far below', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    show((form) => form.refuse('network'))
    await send()
    const line = await screen.findByRole('alert')
    expect(scroll.mock.contexts).toEqual([line.parentElement])
    scroll.mockRestore()
  })

  test('does nothing at a second press while it is sending', async () => {
    let finish = () => {}
    const work = vi.fn(() => new Promise<void>((done) => (finish = done)))
    show(work)
    await send()
    await send()
    expect([work.mock.calls.length, isBusy()]).toEqual([1, 'true'])
    finish()
    await expect.poll(isBusy).toBe('false')
    await send()
    expect(work).toHaveBeenCalledTimes(2)
  })

  test('stays busy while its page is left, and is free when the page comes back', async () => {
    const work = vi.fn(async () => 'leaving')
    show(work)
    await send()
    await send()
    expect([work.mock.calls.length, isBusy()]).toEqual([1, 'true'])
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
    await expect.poll(isBusy).toBe('false')
  })

  test('asks before its words are lost, and lets go of what was saved', async () => {
    const leave = vi.fn()
    show(async (form) => form.settle())
    const closing = () => fireEvent(window, new Event('beforeunload', { cancelable: true }))
    leaveBy(leave)
    expect([leave.mock.calls.length, closing()]).toEqual([1, true])
    await userEvent.type(field(), 'a')
    leaveBy(leave)
    expect([leave.mock.calls.length, closing(), await screen.findByText('Lost')]).toEqual([1, false, expect.anything()])
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
    expect([field(), screen.queryByText('Lost')]).toEqual([expect.objectContaining({ value: 'a' }), null])
    leaveBy(leave)
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    expect(leave).toHaveBeenCalledTimes(2)
  })

  test('has nothing to lose once it is saved', async () => {
    const leave = vi.fn()
    show(async (form) => form.settle())
    await userEvent.type(field(), 'a')
    await send()
    leaveBy(leave)
    expect(leave).toHaveBeenCalledOnce()
  })
})
