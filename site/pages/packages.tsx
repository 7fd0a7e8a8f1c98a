import { fill } from '../../theme/words.ts'
import type { Values } from '../forms/values.ts'
import { PackagesPage } from '../islands/index.ts'
import { firstValues, type PackageOffer, packageOffer } from '../packages/offer.ts'
import { packageFields, packageRequestOf } from '../packages/package-request.ts'
import { type FormState, failed, Outcome, page, redirect, refused, type Visit } from '../page.ts'
import { contactsOf } from '../requests/contacts-of.ts'
import { openingOf } from '../requests/opening.ts'
import { pathTo } from '../routes.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'

interface Data {
  offer: PackageOffer
  values: Values
}

async function load({ api, edition, language, params }: Visit): Promise<Data | Outcome> {
  const answer = await api.get('/client/packages', { tutor_id: Number(params.tutor_id), lang: language })
  if (answer.status === 'fail') return failed(answer)
  const offer = packageOffer(answer.data)
  return { offer, values: { ...firstValues(offer), ...contactsOf(answer.auth, edition) } }
}

/** Takes a press of the form without script: the other screen with what was typed, or the order. */
async function submit(visit: Visit, fields: Values): Promise<Outcome | FormState> {
  const { api, edition, language } = visit
  const data = await load(visit)
  if (data instanceof Outcome) return data
  const { offer } = data
  const kept = Object.fromEntries(packageFields.flat().flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])))
  if (fields.go === 'back') return refused({ ...kept, screen: '0' }, {})
  if (fields.screen !== '1') return refused({ ...data.values, ...kept, screen: '1' }, {})
  // as the island does, so that both builds keep the schema in a file of its own
  const { atFields, checkPackage } = await import('../packages/check-package.ts')
  const stay = (errors: FormState['errors'], wait?: FormState['wait']) => refused({ ...kept, screen: '1' }, errors, wait)
  const request = packageRequestOf(fields, offer, { edition, language })
  const problems = checkPackage(request, offer, fields, edition)
  if (Object.keys(problems).length > 0) return stay(problems)
  const answer = await api.post('/client/order/make_school_request', { request })
  if (answer.status === 'success') return redirect(pathTo('clientOrder', { id: answer.data.id }), 303)
  return stay(typeof answer.error === 'string' ? { form: answer.error } : atFields(answer.error), answer.retry_after)
}

/** A school tutor's packages as a page (spec: public 4, packages; decisions SCH-8). */
export const packages = page({
  load,
  submit,
  head: ({ offer }, { texts }) => ({ title: fill(texts('school-packages').title, { name: offer.tutor.name }), robots: 'noindex, follow' }),
  View: ({ data: { offer, values }, form }) => {
    const site = useSite()
    const t = useTexts('school-packages')
    const href = useHref()
    const profile = href(pathTo('tutor', { id: offer.tutor.id }))
    if (offer.sold.length === 0)
      return (
        <Empty alone title={t.unavailable.title} text={t.unavailable.text}>
          <LinkButton href={profile}>{offer.tutor.name}</LinkButton>
        </Empty>
      )
    return <PackagesPage offer={offer} opening={openingOf(form, values, site)} closeTo={`${profile}#packages`} />
  },
})
