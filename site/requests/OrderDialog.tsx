import { useCallback, useEffect, useState } from 'react'
import { api } from '../../data-providers/api.ts'
import type { Language } from '../../editions/language-table.ts'
import type { SiteEdition } from '../../editions/site-edition.ts'
import type { FormLocation } from '../browser/data-layer.ts'
import { cataloguePath, pathTo } from '../routes.ts'
import { useHref } from '../site.ts'
import { rememberedLesson } from '../tutors/lesson-memory.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { type Coming, ComingForm } from './ComingForm.tsx'
import { contactsOf } from './contacts-of.ts'
import { FormDialog } from './FormDialog.tsx'
import { useFormTexts } from './form-texts.ts'
import { OrderForm } from './OrderForm.tsx'
import { generalOffer, type Offer, offerOf, onlyChoices, wantedLesson } from './offer.ts'
import { useSignedOutReturn } from './use-signed-out-return.ts'

interface Props {
  /** Null for nobody in particular. */
  tutor_id: number | null
  /** Asked for in the block of online tutors. */
  online: boolean
  /** The number of the subject that it was asked for beside. */
  lesson: string | null
  /** Where on the page it was asked for. */
  location: FormLocation
  onClose: () => void
}

type State = { offer: Offer; values: Record<string, string> } | Coming

const ID = 'order'

/** The order form over the page it was asked for on (spec: public 4, ordering a tutor). */
export function OrderDialog({ tutor_id, online, lesson, location, onClose }: Props) {
  const texts = useFormTexts()
  const { t, edition, language } = texts
  const href = useHref()
  const [state, setState] = useState<State>('loading')
  const read = useCallback(() => {
    setState('loading')
    loadOffer({ tutor_id, online, lesson }, edition, language).then(setState)
  }, [tutor_id, online, lesson, edition, language])
  useEffect(read, [read])
  useSignedOutReturn(onClose)

  if (typeof state === 'object')
    return (
      <OrderForm
        {...state}
        opening={{ values: state.values, screen: 0, errors: {}, failure: '' }}
        {...texts}
        location={location}
        onClose={onClose}
        onReturn={onClose}
        frame={(form) => <FormDialog id={ID} close={t.close} {...form} />}
      />
    )
  return (
    <ComingForm id={ID} state={state} texts={t} onClose={onClose} onRetry={read}>
      <Empty title={t.unavailable.text} drawing="desk">
        <LinkButton href={href(pathTo('generalRequest'))}>{t.unavailable.general}</LinkButton>
        <LinkButton look="line" href={href(cataloguePath(edition))}>
          {t.unavailable.catalogue}
        </LinkButton>
      </Empty>
    </ComingForm>
  )
}

/** What the form opens with, or why it can't. */
async function loadOffer(
  { tutor_id, online, lesson }: Pick<Props, 'tutor_id' | 'online' | 'lesson'>,
  edition: SiteEdition,
  language: Language,
): Promise<State> {
  if (tutor_id === null) {
    const options = await api.get('/client/request_options', { lang: language })
    return options.status === 'fail' ? 'failed' : { offer: generalOffer(options.data), values: contactsOf(options.auth, edition) }
  }
  const answer = await api.get('/client/tutor_data_for_order_form', { id: tutor_id, lang: language })
  if (answer.status === 'fail') return answer.error === 'tutor_unavailable' || answer.error === 'not_found' ? 'unavailable' : 'failed'
  const offer = offerOf(answer.data, { edition, language }, { online })
  const wanted = lesson ?? rememberedLesson(offer.lessons.map(({ id }) => id))?.toString()
  return { offer, values: { ...onlyChoices(offer), ...contactsOf(answer.auth, edition), ...wantedLesson(offer, wanted) } }
}
