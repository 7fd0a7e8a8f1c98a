import { fireEvent, screen, waitFor, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { locales } from '../../../locales/index.ts'
import { confirmClientTerms, confirmTutorTerms } from '../../../schemas/index.ts'
import { TermsDialog } from '../../../site/cabinet/TermsDialog.tsx'
import { fail, mock } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { errorsIn } from '../../texts.ts'
import { renderIn } from '../in-site.tsx'

const { terms: t } = locales.en.joining
const version = editionOf('kz').termsVersion
const seen: object[] = []
beforeEach(() => {
  seen.length = 0
})

function show(role: 'tutor' | 'client') {
  const noted = ({ input }: { input: object }) => {
    seen.push(input)
    return {}
  }
  api.use(mock(confirmTutorTerms, noted), mock(confirmClientTerms, noted))
  renderIn(<TermsDialog role={role} />)
  const dialog = screen.getByRole('dialog', { name: t.title })
  const box = within(dialog)
  return { dialog, box, press: (name: string) => userEvent.click(box.getByRole('button', { name })) }
}

describe('the terms in force', () => {
  test.each([
    ['tutor', t.accept, { confirmation_terms: true, version }],
    ['client', t.accept, { confirmation_terms: true }],
    ['client', t.decline, { confirmation_terms: false }],
  ] as const)('are answered by a %s with "%s"', async (role, word, answer) => {
    const { press } = show(role)
    await press(word)
    await waitFor(() => expect(seen).toEqual([answer]))
    await expect.poll(() => screen.queryByText(t.declined) !== null).toBe(word === t.decline)
  })

  test('a tutor can only accept, with the documents a press away', () => {
    const { box } = show('tutor')
    expect(box.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([t.accept])
    expect(box.getAllByRole('link').length).toBeGreaterThan(0)
  })

  test('stay until they are answered, and say why an answer was not taken', async () => {
    const { dialog, box, press } = show('client')
    api.use(mock(confirmClientTerms, () => fail('server_error')))
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false)
    await press(t.accept)
    expect((await box.findByRole('alert')).textContent).toBe(errorsIn('en').server_error)
    expect((dialog as HTMLDialogElement).open).toBe(true)
  })
})
