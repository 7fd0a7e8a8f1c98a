import { api, errorOf } from '../../data-providers/api.ts'
import { showPhone } from '../../theme/shown-phone.ts'
import { fill } from '../../theme/words.ts'
import { useErrors } from '../forms/error-words.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { useForm } from '../forms/use-form.ts'
import { arrive } from '../layout/account/store.ts'
import { useSite, useTexts } from '../site.ts'
import { Button } from '../ui/Button.tsx'
import { BlockingDialog } from '../ui/Dialog.tsx'
import { showToast } from '../ui/Toast.tsx'

export interface DoubtProps {
  contact: string
  /** It is settled: what the page shows may have changed. */
  onAnswer: () => Promise<void>
}

/** Asks whether the contact is the client's that was laid aside when they signed in by the other one (spec: decisions CLI-6). */
export function DoubtDialog({ contact, onAnswer }: DoubtProps) {
  const { edition } = useSite()
  const t = useTexts('doubted-contact')
  const common = useTexts('common')
  const errors = useErrors('errors-auth')
  const form = useForm({ readErrors: () => errors })
  const isEmail = contact.includes('@')
  const answer = (is_mine: boolean) =>
    form.once(is_mine ? 'keep' : 'drop', async () => {
      const said = await api.post('/client/contact/doubt/answer', { is_mine })
      if (said.status === 'fail') return form.refuse(errorOf(said))
      arrive(said.auth)
      showToast({ text: is_mine ? t.kept : t.dropped, tone: 'ok' }, common)
      await onAnswer()
    })
  return (
    <BlockingDialog
      id="doubt"
      title={isEmail ? t.title.email : t.title.phone}
      foot={
        <>
          <Button look="line" busy={form.busy === 'drop'} onClick={() => answer(false)}>
            {t.drop}
          </Button>
          <Button busy={form.busy === 'keep'} onClick={() => answer(true)}>
            {t.keep}
          </Button>
        </>
      }
    >
      <form ref={form.attach} className="col">
        <FormFailure>{form.failure}</FormFailure>
        <p>{fill(t.text, { contact: isEmail ? contact : showPhone(contact, edition) })}</p>
      </form>
    </BlockingDialog>
  )
}
