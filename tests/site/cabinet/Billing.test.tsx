import { screen, waitFor } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { locales } from '../../../locales/index.ts'
import { type BillingField, billingFields, getBilling, saveBilling } from '../../../schemas/index.ts'
import { leaveBy } from '../../../site/browser/unsaved.ts'
import { screen as billing } from '../../../site/cabinet/Billing.tsx'
import { fill } from '../../../theme/words.ts'
import { person } from '../../build/billing.ts'
import { fail, mock } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { errorsIn } from '../../texts.ts'
import { showScreen } from '../orders/show-screen.tsx'

const { billing: t, 'enums-money': enums, common } = locales.en
const file = { id: 3, name: 'passport.pdf', url: '/api/tutor/billing_data/get_file?document_id=3' }
const empty = Object.fromEntries(billingFields.map((field) => [field, null])) as Record<BillingField, null>
const countries = [{ value: 'PL', label: 'Poland' }]
const answer = (own: object = {}) => ({
  billing_data: { ...empty, ...person, iban: 'PL61109010140000071219812874' },
  billing_status: 1,
  reject_comment: '',
  version: 1,
  billing_documents: [file],
  address_documents: [{ ...file, id: 4, name: 'bill.pdf' }],
  ...own,
})
const show = (own: object = {}) => showScreen(billing, { billing: answer(own), countries }, '/billing_information')
const save = () => userEvent.click(screen.getByRole('button', { name: t.save }))

test.each([
  ['person', ['first_name', 'birth_date'], ['company_name', 'vat_id']],
  ['entrepreneur', ['first_name', 'company_name', 'vat_id'], []],
  ['company', ['company_name', 'reg_number'], ['birth_date']],
] as const)('the form of a %s asks for what its invoices need', async (type, there, notThere) => {
  show()
  await userEvent.click(screen.getByRole('radio', { name: enums.billing_type[type] }))
  for (const field of there) expect(screen.getByLabelText(new RegExp(`^${t.fields[field]}`))).toBeDefined()
  for (const field of notThere) expect(screen.queryByLabelText(new RegExp(`^${t.fields[field]}`))).toBeNull()
})

test('what was typed for one kind of payee is there again after a look at another', async () => {
  show()
  const pick = (type: keyof typeof enums.billing_type) => userEvent.click(screen.getByRole('radio', { name: enums.billing_type[type] }))
  const company = () => screen.getByLabelText(new RegExp(`^${t.fields.company_name}`))
  await pick('company')
  await userEvent.type(company(), 'Lessons Ltd')
  await pick('person')
  await pick('company')
  expect(company()).toHaveProperty('value', 'Lessons Ltd')
  await userEvent.clear(company())
  await pick('person')
  await pick('company')
  expect(company()).toHaveProperty('value', '')
})

test('a browser knows what it may fill in, the country of the address too', () => {
  show()
  const filled = { first_name: 'given-name', birth_date: 'bday', country: 'country', city: 'address-level2', email_for_invoices: 'email' }
  const known = Object.keys(filled).map((name) => document.querySelector(`[name=${name}]`)?.getAttribute('autocomplete'))
  expect(known).toEqual(Object.values(filled))
})

test('data that wait for staff are told in the blue of what is under way, not in the yellow of what is the tutor’s to do', () => {
  show({ billing_status: 0 })
  const tone = () => screen.getByText(/./, { selector: '[class*=info] *, [class*=mark] *' }).closest('[class*=info], [class*=mark]')?.className
  const empty = tone()
  show({ billing_status: 1 })
  expect(tone()).toBe(empty)
})

test('data that staff rejected say why', () => {
  show({ billing_status: 3, reject_comment: 'The IBAN is not yours' })
  expect(screen.getByText(fill(t.status[3], { comment: 'The IBAN is not yours' }))).toBeDefined()
})

test('a refusal stands at its field and at its list; the mended form is sent with the file that was chosen', async () => {
  const seen = vi.fn()
  api.use(
    mock(saveBilling, ({ input: { billing_data } }) => {
      seen(billing_data)
      return fail({ iban: 'custom', new_billing_documents: 'required' })
    }),
  )
  show({ billing_status: 2 })
  await userEvent.click(screen.getByRole('button', { name: fill(t.remove_file, { name: file.name }) }))
  await save()
  // the other list has its file; this one is told what may stand in it
  const rule = fill(t.files_hint, { min: 1, max: 5, megabytes: 10 })
  await waitFor(() =>
    expect(
      screen.getAllByText(rule).map(({ tagName, parentElement }) => parentElement?.querySelector('[aria-invalid=true]') !== null && tagName),
    ).toEqual(['P', false]),
  )
  expect(screen.queryByText(errorsIn('en').required)).toBeNull()
  expect(screen.getByLabelText(t.fields.iban).getAttribute('aria-invalid')).toBe('true')
  expect(seen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'person', billing_documents: [], address_documents: [4] }))

  // the platform of this test can't read back the form that it sends
  api.use(
    http.post('*/api/tutor/billing_data/save', ({ request }) => {
      seen(request.headers.get('content-type')?.split(';')[0])
      const data = answer({ billing_documents: [{ ...file, id: 9, name: 'id.png' }] })
      return HttpResponse.json({ status: 'success', error: null, data })
    }),
  )
  await userEvent.upload(screen.getAllByLabelText(t.add_files)[0] as HTMLElement, new File(['x'], 'id.png', { type: 'image/png' }))
  await save()
  await screen.findByText(t.status[1])
  expect(seen).toHaveBeenLastCalledWith('multipart/form-data')
  expect(screen.getByRole('link', { name: 'id.png' })).toBeDefined()
})

test('what is wrong with an account or an address is said as its rule', async () => {
  api.use(mock(saveBilling, () => fail({ iban: 'custom', swift: 'invalid_format', email_for_invoices: 'invalid_format' })))
  show()
  await save()
  const { iban, swift, email } = errorsIn('en')
  for (const rule of [iban, fill(swift, { min: 8, max: 11 }), email]) expect(await screen.findByText(rule)).toBeDefined()
})

test('an address that is too long is told how long it may be', async () => {
  api.use(mock(saveBilling, () => fail({ email_for_invoices: 'too_big' })))
  show()
  await save()
  expect(await screen.findByText(fill(errorsIn('en').length, { min: 6, max: 120 }))).toBeDefined()
})

test('the list of a file that is taken out has the focus', async () => {
  show({ billing_status: 2 })
  await userEvent.click(screen.getByRole('button', { name: fill(t.remove_file, { name: file.name }) }))
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('group', { name: t.billing_documents }))
})

test('a file that was chosen and not sent is not lost without a question', async () => {
  const leave = vi.fn()
  show()
  await userEvent.upload(screen.getAllByLabelText(t.add_files)[0] as HTMLElement, new File(['x'], 'id.png', { type: 'image/png' }))
  leaveBy(leave)
  await userEvent.click(await screen.findByRole('button', { name: common.stay }))
  expect(leave).not.toHaveBeenCalled()
})

test('data that were sent elsewhere meanwhile are shown where nothing was changed here, and are replaced at the next press alone', async () => {
  const seen = vi.fn()
  const theirs = answer({ version: 2, billing_documents: [file, { ...file, id: 5, name: 'visa.pdf' }] })
  api.use(
    mock(getBilling, () => ({ ...theirs, billing_data: { ...theirs.billing_data, zip: '80-900', city: 'Gdynia' } })),
    mock(saveBilling, ({ input: { billing_data } }) => {
      seen(billing_data)
      return billing_data.version === 2 ? theirs : fail('conflict', { fields: {} })
    }),
  )
  show()
  const city = screen.getByLabelText(t.fields.city)
  await userEvent.clear(city)
  await userEvent.type(city, 'Sopot')
  await save()
  await screen.findByText(errorsIn('en').conflict)
  expect(screen.getByText('visa.pdf')).toBeTruthy()
  expect([seen.mock.calls.length, screen.getByLabelText(t.fields.zip), city]).toMatchObject([1, { value: '80-900' }, { value: 'Sopot' }])
  await save()
  await screen.findByText(t.done)
  expect(seen).toHaveBeenLastCalledWith(expect.objectContaining({ city: 'Sopot', zip: '80-900', billing_documents: [3, 5], version: 2 }))
})
