import { fill } from '../../theme/words.ts'
import type { Problems } from '../forms/error-words.ts'
import type { Values } from '../forms/values.ts'
import { OrderFormPage } from '../islands/index.ts'
import { type FormState, failed, Outcome, page, redirect, refused, type Visit } from '../page.ts'
import { advance } from '../requests/advance.ts'
import { contactsOf } from '../requests/contacts-of.ts'
import { generalOffer, type Offer, offerOf, onlyChoices, wantedLesson } from '../requests/offer.ts'
import { openingOf } from '../requests/opening.ts'
import { requestOf } from '../requests/request-of.ts'
import { type Made, sendRequest } from '../requests/send-request.ts'
import { allFields, screensOf } from '../requests/steps.ts'
import { cataloguePath, pathTo } from '../routes.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'

interface Data {
  /** Null: the tutor takes no requests. */
  offer: Offer | null
  values: Values
}

async function load({ api, edition, language, params, query }: Visit): Promise<Data | Outcome> {
  if (!params.tutor_id) {
    const options = await api.get('/client/request_options', { lang: language })
    if (options.status === 'fail') return failed(options)
    const offer = generalOffer(options.data)
    return { offer, values: { ...contactsOf(options.auth, edition), ...wantedLesson(offer, query.lesson) } }
  }
  const answer = await api.get('/client/tutor_data_for_order_form', { id: Number(params.tutor_id), lang: language })
  if (answer.status === 'success') {
    const offer = offerOf(answer.data, { edition, language }, { online: query.from === 'online' })
    return { offer, values: { ...onlyChoices(offer), ...contactsOf(answer.auth, edition), ...wantedLesson(offer, query.lesson) } }
  }
  return answer.error === 'tutor_unavailable' ? { offer: null, values: {} } : failed(answer)
}

/** Takes a press of the form without script: another step with what was typed, or the order (spec: decisions ORD-19). */
async function submit(visit: Visit, fields: Values): Promise<Outcome | FormState> {
  const { api, edition, language } = visit
  const data = await load(visit)
  if (data instanceof Outcome) return data
  const { offer } = data
  if (!offer) return refused({}, {})
  // as the island does, so that both builds keep the schema in a file of its own
  const { atFields, checkRequest } = await import('../requests/check-request.ts')
  const request = requestOf(fields, offer, { edition, language, step: screensOf(offer).length })
  const next = advance(fields, offer, () => checkRequest(request, offer, edition))
  const stay = (problems: Problems, wait?: number) => refused({ ...kept(fields), screen: String(next.screen) }, problems, wait)
  if (!next.send) return stay(next.problems)
  const answer = await sendRequest(api, request, offer)
  if (answer.status === 'success') return redirect(nextOf(answer.data), 303)
  return typeof answer.error === 'string' ? stay({ form: answer.error }, answer.retry_after) : stay(atFields(answer.error))
}

/** The order; before it what the partner school may be asked for besides (spec: decisions ORD-24). */
const nextOf = ({ order_id, school_lessons }: Made) =>
  school_lessons.length === 0
    ? pathTo('clientOrder', { id: order_id })
    : `${pathTo('schoolOffer', { order_id })}?lessons=${school_lessons.map(({ id }) => id).join(',')}`

const kept = (fields: Values): Values => Object.fromEntries(allFields.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])))

/** The order form as a page: to a tutor, or to all that fit (spec: public 3, personal request; decisions WEB-2). */
export const request = page({
  keeps: ['from', 'lesson'],
  load,
  submit,
  head: ({ offer }, { texts }) => {
    const t = texts('requests')
    return {
      title: offer?.tutor ? fill(t.head, { name: offer.tutor.name }) : t.title_general,
      description: t.description,
      robots: 'noindex, follow',
    }
  },
  View: ({ data: { offer, values }, form }) => {
    const site = useSite()
    const href = useHref()
    if (!offer) return <Unavailable />
    return (
      <OrderFormPage
        offer={offer}
        opening={openingOf(form, values, site)}
        closeTo={href(offer.tutor && !offer.short ? pathTo('tutor', { id: offer.tutor.id }) : cataloguePath(site.edition))}
      />
    )
  },
})

function Unavailable() {
  const t = useTexts('requests').unavailable
  const { edition } = useSite()
  const href = useHref()
  return (
    <Empty alone title={t.title} text={t.text} drawing="desk">
      <LinkButton href={href(pathTo('generalRequest'))}>{t.general}</LinkButton>
      <LinkButton look="line" href={href(cataloguePath(edition))}>
        {t.catalogue}
      </LinkButton>
    </Empty>
  )
}
