import { useEffect, useState } from 'react'
import { api } from '../../../data-providers/api.ts'
import { ANSWER_HOURS, MOST_ASKED } from '../../../schemas/order-terms.ts'
import { priceUnit } from '../../../schemas/tutor-price.ts'
import { formatMark } from '../../../theme/marks.ts'
import { fill, plural } from '../../../theme/words.ts'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { useHref, useSite, useTexts } from '../../site.ts'
import { shownPrice } from '../../tutors/price.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useAction } from '../use-action.ts'
import styles from './Candidate.module.css'
import type { ClientDialogProps } from './dialog.ts'
import { otherTutors } from './other-tutors.ts'

type Found = Awaited<ReturnType<typeof otherTutors>> | 'loading'

/** One more tutor is asked in person, out of those who teach the same (spec: decisions ORD-5, make personal). */
export function AskDialog({ order, take, onClose }: ClientDialogProps) {
  const doing = useAction()
  const { edition, language } = useSite()
  const t = useTexts('orders-client-dialogs').ask
  const common = useTexts('common')
  const href = useHref()
  const [found, setFound] = useState<Found>('loading')
  useEffect(() => {
    otherTutors(order, { api, edition, language }).then(setFound)
  }, [order, edition, language])

  const ask = async (tutor_id: number, name: string) => {
    const call = () => api.post('/client/order/make_personal_tutor', { order_id: order.id, tutor_id })
    if (await doing.run(`ask-${tutor_id}`, call, fill(t.done, { name }), ({ order }) => take(order))) onClose()
  }
  return (
    <Dialog id="ask" title={order.tutors.length > 0 ? t.title : t.first_title} close={common.close} onClose={onClose}>
      <p className="soft">
        {plural(t.text, ANSWER_HOURS, edition, language)} {plural(t.most, MOST_ASKED, edition, language)}
      </p>
      <FormFailure>{doing.failure}</FormFailure>
      {found === 'loading' && <Skeleton label={common.loading} />}
      {found === null && (
        <Note tone="bad" alert>
          {common.failed.network}
        </Note>
      )}
      {typeof found === 'object' && found?.tutors.length === 0 && <Empty title={t.empty} />}
      {typeof found === 'object' && found && (
        <>
          <ul className={styles.list}>
            {found.tutors.map((tutor) => (
              <li key={tutor.id} className="row">
                <Avatar src={tutor.avatar?.preview_url} size="s" />
                <div className="grow">
                  <b>{tutor.name}</b>
                  <p className="s soft num">
                    {[
                      shownPrice(tutor, edition, language)?.concat(priceUnit(tutor, common)),
                      tutor.average_rating_reviews !== null &&
                        `${formatMark(tutor.average_rating_reviews, edition, language)} · ${plural(common.reviews, tutor.reviews_count, edition, language)}`,
                    ]
                      .flatMap((fact) => (fact ? whole(fact) : []))
                      .join('\u00a0· ')}
                  </p>
                </div>
                <Button
                  look="line"
                  small
                  busy={doing.busy === `ask-${tutor.id}`}
                  aria-label={`${t.submit}: ${tutor.name}`}
                  onClick={() => ask(tutor.id, tutor.name)}
                >
                  {t.submit}
                </Button>
              </li>
            ))}
          </ul>
          <p>
            <a href={href(found.path)}>{t.all}</a>
          </p>
        </>
      )}
    </Dialog>
  )
}

/** A fact that no line's end tears apart. */
const whole = (fact: string) => fact.replaceAll(' ', '\u00a0')
