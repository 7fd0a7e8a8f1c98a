import { api, errorOf } from '../../data-providers/api.ts'
import { useErrors } from '../forms/error-words.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { LegalLinks } from '../forms/LegalLinks.tsx'
import { useForm } from '../forms/use-form.ts'
import { arrive } from '../layout/account/store.ts'
import { useSite, useTexts } from '../site.ts'
import { Button } from '../ui/Button.tsx'
import { BlockingDialog } from '../ui/Dialog.tsx'
import { showToast } from '../ui/Toast.tsx'

/** Asks for the terms in force, and for nothing else before they are answered (spec: decisions AUTH-17). */
export function TermsDialog({ role }: { role: 'tutor' | 'client' }) {
  const { edition } = useSite()
  const t = useTexts('joining')
  const common = useTexts('common')
  const errors = useErrors('errors-auth')
  const form = useForm({ readErrors: () => errors })
  const answer = (isAccepted: boolean) =>
    form.once(isAccepted ? 'accept' : 'decline', async () => {
      const said = await (role === 'tutor'
        ? api.post('/tutor/terms/confirm', { confirmation_terms: true, version: edition.termsVersion })
        : api.post('/client/terms/confirm', { confirmation_terms: isAccepted }))
      if (said.status === 'fail') return form.refuse(errorOf(said))
      arrive(said.auth)
      if (!isAccepted) showToast({ text: t.terms.declined, tone: 'bad' }, common)
    })
  const words = { offer: role === 'tutor' ? t.register.offer : t.terms.client_offer, policy: t.register.policy }
  return (
    <BlockingDialog
      id="terms"
      title={t.terms.title}
      foot={
        <>
          {role === 'client' && (
            <Button look="line" busy={form.busy === 'decline'} onClick={() => answer(false)}>
              {t.terms.decline}
            </Button>
          )}
          <Button busy={form.busy === 'accept'} onClick={() => answer(true)}>
            {t.terms.accept}
          </Button>
        </>
      }
    >
      <form ref={form.attach} className="col">
        <FormFailure>{form.failure}</FormFailure>
        <p>
          <LegalLinks text={t.terms.text} words={words} side={role} />
        </p>
      </form>
    </BlockingDialog>
  )
}
