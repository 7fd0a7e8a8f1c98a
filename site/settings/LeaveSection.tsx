import { DELETION_DAYS } from '../../schemas/privacy-terms.ts'
import { formatMoney } from '../../theme/money.ts'
import { fill, plural } from '../../theme/words.ts'
import { useCabinet } from '../cabinet/Cabinet.tsx'
import { useLater } from '../cabinet/use-later.ts'
import { readAuth } from '../layout/account/store.ts'
import { pathTo } from '../routes.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import type { DeleteDialogProps } from './DeleteDialog.tsx'
import { LeavingNote } from './LeavingNote.tsx'

const dialogs = { ask: async () => (await import('./DeleteDialog.tsx')).DeleteDialog }

interface Props {
  privacy: DeleteDialogProps['privacy'] & {
    delete_at: number | null
    open_order: { order_id: number; sum: number } | null
  }
}

/** All that is kept of the tutor to take along, and the way out: what stands in it, or when it will be over (spec: decisions TUT-12). */
export function LeaveSection({ privacy }: Props) {
  const { edition, language } = useSite()
  const { kept, deletion: t } = useTexts('settings')
  const href = useHref()
  const { reload } = useCabinet()
  const dialog = useLater(dialogs, ['leaving', 'orders-dialogs', 'errors', 'errors-auth'])
  const { delete_at, open_order } = privacy
  const hidden = () => void Promise.all([readAuth(), reload()])
  return (
    <>
      <section className="sheet col snug" aria-labelledby="kept-title">
        <h2 id="kept-title" className="l">
          {kept.title}
        </h2>
        <p className="s soft">{kept.about}</p>
        <p>
          <LinkButton look="line" href="/api/tutor/privacy/download_files" download>
            {kept.download}
          </LinkButton>
        </p>
      </section>
      <section id="delete" className="sheet col snug" aria-labelledby="delete-title">
        <h2 id="delete-title" className="l">
          {t.title}
        </h2>
        {delete_at !== null ? (
          <LeavingNote at={delete_at} onBack={reload} />
        ) : open_order ? (
          <Note tone="bad">
            <p>
              {fill(open_order.sum > 0 ? t.pay_first : t.finish_first, {
                id: open_order.order_id,
                sum: formatMoney(open_order.sum, edition, language),
              })}{' '}
              <a href={href(pathTo('tutorOrder', { id: open_order.order_id }))}>{t.open_order}</a>
            </p>
          </Note>
        ) : (
          <>
            <p>{plural(t.lead, DELETION_DAYS, edition, language)}</p>
            <p>
              <Button look="bad" {...dialog.opens('ask')}>
                {t.ask}
              </Button>
            </p>
          </>
        )}
      </section>
      {dialog.Dialog && <dialog.Dialog privacy={privacy} onDone={hidden} onClose={dialog.close} />}
    </>
  )
}
