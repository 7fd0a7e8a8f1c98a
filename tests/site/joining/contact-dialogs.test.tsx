import { cleanup, screen, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { locales } from '../../../locales/index.ts'
import { confirmTutorPhone, loginTutor, resendTutorEmail, resendTutorPhoneCode, setTutorEmail, setTutorPhone } from '../../../schemas/index.ts'
import { EmailDialog } from '../../../site/joining/EmailDialog.tsx'
import { PhoneDialog } from '../../../site/joining/PhoneDialog.tsx'
import { fill } from '../../../theme/words.ts'
import { fail, mock, unreachable } from '../../mock.ts'
import { eventually } from '../../setup/eventually.ts'
import { api } from '../../setup/msw.ts'
import { errorsIn } from '../../texts.ts'
import { showScreen } from '../orders/show-screen.tsx'

const { contacts: t, register } = locales.en.joining
const { code: again } = locales.en.auth
const errors = errorsIn('en')
const sent = { resend_after: 60, expires_in: 600 }
const profile = { phone_plain: '+77015550101', phone_default_country_code: 1, email: 'dana@example.test', email_confirmed: false }
const [onChanged, onClose] = [vi.fn(async () => {}), vi.fn()]
const seen: unknown[] = []
/** Answers, and keeps what was asked for. */
function noted<T>(input: unknown, answer: T): T {
  seen.push(input)
  return answer
}
beforeEach(() => {
  sessionStorage.clear()
  seen.length = 0
  onChanged.mockClear()
  onClose.mockClear()
})

type Kind = 'phone' | 'email'
const View = ({ data: { kind, ...own } }: { data: { kind: Kind } }) => {
  const Dialog = kind === 'phone' ? PhoneDialog : EmailDialog
  return <Dialog profile={{ ...profile, ...own } as never} onChanged={onChanged} onClose={onClose} />
}
function show(kind: Kind, own: object = {}) {
  cleanup()
  showScreen({ role: 'tutor', View } as never, { kind, ...own }, '/profile')
  const box = within(screen.getByRole('dialog'))
  const press = (name: string) => userEvent.click(box.getByRole('button', { name }))
  /** Writes into a field in place of what is there. */
  const write = async (label: string, words: string) => {
    const field = box.getByLabelText(label)
    await userEvent.clear(field)
    await userEvent.type(field, words)
  }
  const saidAt = (label: string) => {
    const field = box.getByLabelText(label)
    return [field.getAttribute('aria-invalid'), document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent]
  }
  return { box, press, write, saidAt }
}

describe('a phone', () => {
  test('leaves the focus in its dialog when another one is to be typed', async () => {
    api.use(mock(setTutorPhone, ({ input }) => noted(input, sent)))
    const { box, press, write } = show('phone')
    await write(register.phone, '701 555 01 99')
    await press(t.get_code)
    await box.findByLabelText(t.code)
    await press(t.new_phone)
    await eventually(() => expect(document.activeElement?.localName).toBe('form'))
  })

  test('is confirmed by the code that went to it, and the profile is read anew at each step', async () => {
    api.use(
      mock(setTutorPhone, ({ input }) => noted(input, sent)),
      mock(confirmTutorPhone, ({ input }) => noted(input, {})),
    )
    const { box, press, write } = show('phone')
    expect(box.getByLabelText(register.phone)).toHaveProperty('value', '701\u00a0555\u00a001\u00a001')
    await write(register.phone, '701 555 01 99')
    await press(t.get_code)
    await box.findByText(fill(t.sent_code, { to: '+7 701 555 01 99' }))
    expect(box.getByRole('button', { name: /in (60|59)\ss/ }).getAttribute('aria-disabled')).toBe('true')
    await eventually(() => expect(document.activeElement).toBe(box.getByLabelText(t.code)))
    await write(t.code, '123 456')
    await press(t.confirm)
    await eventually(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(onChanged).toHaveBeenCalledTimes(2)
    expect(seen).toEqual([{ phone_plain: '701 555 01 99', phone_default_country_code: 1 }, { code: '123456' }])
  })

  test.each([
    [{ phone_plain: 'phone_taken' }, errors.phone_taken],
    [{ phone_plain: 'required' }, errors.required],
  ])('that is refused as %j says so at its field', async (problem, words) => {
    api.use(mock(setTutorPhone, () => fail(problem as never)))
    const { press, saidAt } = show('phone')
    await press(t.get_code)
    await eventually(() => expect(saidAt(register.phone)).toEqual(['true', words]))
    expect([onChanged.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0])
  })

  test.each([
    ['already_confirmed', errors.already_confirmed],
    ['too_many_requests', errors.too_many_requests],
  ] as const)('that can’t be written to now, %s, says so above the form', async (error, words) => {
    api.use(mock(setTutorPhone, () => fail(error)))
    const { box, press } = show('phone')
    await press(t.get_code)
    expect((await box.findByRole('alert')).textContent).toBe(words)
  })

  test.each([
    ['code_wrong', errors.code_wrong, true],
    ['code_expired', errors.code_expired, false],
    ['code_attempts', errors.code_attempts, false],
  ] as const)('a code that is refused as %s says so and can be written again', async (error, words, isAtField) => {
    api.use(
      mock(setTutorPhone, () => sent),
      mock(confirmTutorPhone, () => fail(error)),
    )
    const { box, press, write, saidAt } = show('phone')
    await press(t.get_code)
    await box.findByLabelText(t.code)
    await write(t.code, '123456')
    await press(t.confirm)
    await box.findByText(words)
    expect(saidAt(t.code)[0] === 'true').toBe(isAtField)
    expect([box.getByLabelText(t.code), onClose.mock.calls.length]).toEqual([expect.objectContaining({ value: '123456' }), 0])
  })

  test('a code that is none yet is not sent', async () => {
    api.use(mock(setTutorPhone, () => sent))
    const { box, press, write, saidAt } = show('phone')
    await press(t.get_code)
    await box.findByLabelText(t.code)
    await press(t.confirm)
    expect(saidAt(t.code)).toEqual(['true', errors.required])
    for (const odd of ['12', '12345678901']) {
      await write(t.code, odd)
      await press(t.confirm)
      await eventually(() => expect(saidAt(t.code)).toEqual(['true', errors.code_wrong]))
    }
  })

  test('a code on its way is asked for by the dialog that is opened anew, and by whoever types its phone again', async () => {
    api.use(mock(setTutorPhone, ({ input }) => noted(input, sent)))
    const { box, press, write } = show('phone')
    await write(register.phone, '701 555 01 99')
    await press(t.get_code)
    await box.findByLabelText(t.code)
    const anew = show('phone')
    expect(anew.box.getByText(fill(t.sent_code, { to: '+7 701 555 01 99' }))).toBeTruthy()
    expect(anew.box.getByRole('button', { name: /in (60|59)\ss/ })).toBeTruthy()
    await anew.press(t.new_phone)
    await anew.write(register.phone, '7015550199')
    await anew.press(t.get_code)
    expect(await anew.box.findByLabelText(t.code)).toBeTruthy()
    expect(seen).toHaveLength(1)
  })

  test.each([
    ['of a phone that was confirmed elsewhere', { phone_confirmed: true }],
    ['of another tutor', { id: 8 }],
  ])('a code %s is not asked for', async (_, own) => {
    api.use(mock(setTutorPhone, () => sent))
    const { box, press } = show('phone', { id: 7 })
    await press(t.get_code)
    await box.findByLabelText(t.code)
    expect(show('phone', { id: 7, ...own }).box.queryByLabelText(t.code)).toBeNull()
  })

  test('that another browser has confirmed is read anew', async () => {
    api.use(
      mock(setTutorPhone, () => sent),
      mock(confirmTutorPhone, () => fail('already_confirmed')),
    )
    const { box, press, write } = show('phone')
    await press(t.get_code)
    await box.findByLabelText(t.code)
    await write(t.code, '123456')
    await press(t.confirm)
    await box.findByText(errors.already_confirmed)
    expect(onChanged).toHaveBeenCalledTimes(2)
  })

  test('a code is sent once more when a minute is over', async () => {
    api.use(
      mock(setTutorPhone, () => ({ ...sent, resend_after: 1 })),
      mock(resendTutorPhoneCode, () => noted('more', sent)),
    )
    const { box, press } = show('phone')
    await press(t.get_code)
    await userEvent.click(await box.findByRole('button', { name: again.resend }))
    await box.findByRole('button', { name: /in (60|59)\ss/ })
    expect(seen).toEqual(['more'])
  })

  test('is confirmed by a tutor whose session has ended, who signs in beside the dialog', async () => {
    let isSignedIn = false
    api.use(
      mock(setTutorPhone, () => sent),
      mock(confirmTutorPhone, ({ input }) => {
        if (!isSignedIn) fail('unauthorized')
        return noted(input, {})
      }),
      mock(loginTutor, () => {
        isSignedIn = true
        return { redirect: '/nz' }
      }),
    )
    const { box, press, write } = show('phone')
    await press(t.get_code)
    await box.findByLabelText(t.code)
    await write(t.code, '123456')
    await press(t.confirm)
    const signIn = within(await screen.findByRole('dialog', { name: locales.en.auth.again.title }))
    await userEvent.type(signIn.getByLabelText(locales.en.auth.email), 'dana@example.test')
    await userEvent.type(signIn.getByLabelText(locales.en.auth.password), 'right-password-1')
    await userEvent.click(signIn.getByRole('button', { name: locales.en.auth.submit }))
    await eventually(() => expect(seen).toEqual([{ code: '123456' }]))
    await eventually(() => expect(onClose).toHaveBeenCalledTimes(1))
  })

  test('that does not reach the server stays written', async () => {
    api.use(unreachable(setTutorPhone))
    const { box, press, write } = show('phone')
    await write(register.phone, '701 555 01 99')
    await press(t.get_code)
    expect((await box.findByRole('alert')).textContent).toBe(errors.network)
    expect(box.getByLabelText(register.phone)).toHaveProperty('value', '701 555 01 99')
  })
})

describe('an address', () => {
  test('is sent a link, the one that waits again too, and says for how long not', async () => {
    api.use(
      mock(resendTutorEmail, () => sent),
      mock(setTutorEmail, ({ input }) => noted(input, sent)),
    )
    const { box, press, write } = show('email')
    await press(t.resend)
    await box.findByText(fill(t.sent_link, { to: profile.email }))
    const off = box.getByRole('button', { name: /in (60|59)\ss/ })
    expect([off.getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', off])
    const asked = seen.length
    await userEvent.click(off)
    expect(seen.length).toBe(asked)
    await write(t.new_email, 'new@example.test')
    await press(t.save)
    await box.findByText(fill(t.sent_link, { to: 'new@example.test' }))
    expect([seen, onChanged.mock.calls.length]).toEqual([[{ email: 'new@example.test' }], 2])
  })

  test('that was written to a moment ago is not written to by a second press', async () => {
    api.use(mock(setTutorEmail, ({ input }) => noted(input, sent)))
    const { box, press, write } = show('email')
    await write(t.new_email, 'new@example.test')
    await press(t.save)
    await box.findByText(fill(t.sent_link, { to: 'new@example.test' }))
    await press(t.save)
    await eventually(() => expect(box.getByRole('button', { name: t.save }).getAttribute('aria-busy')).not.toBe('true'))
    expect([seen.length, box.getAllByRole('alert').length]).toEqual([1, 1])
  })

  test('that another browser has confirmed is read anew', async () => {
    api.use(mock(resendTutorEmail, () => fail('already_confirmed')))
    const { box, press } = show('email')
    await press(t.resend)
    await box.findByText(errors.already_confirmed)
    expect(onChanged).toHaveBeenCalledTimes(1)
  })

  test('of another tutor is refused at its field', async () => {
    api.use(mock(setTutorEmail, () => fail({ email: 'email_taken' })))
    const { press, write, saidAt } = show('email')
    await write(t.new_email, 'taken@example.test')
    await press(t.save)
    await eventually(() => expect(saidAt(t.new_email)).toEqual(['true', errors.email_taken]))
    expect(onChanged).not.toHaveBeenCalled()
  })
})
