import { api } from '../../data-providers/api.ts'
import { useCabinet } from '../cabinet/Cabinet.tsx'
import { LegalLinks } from '../forms/LegalLinks.tsx'
import { readAuth } from '../layout/account/store.ts'
import { usePress } from '../orders/use-press.ts'
import { useTexts } from '../site.ts'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'

/** The way back for a client who declined the terms: they are asked for once in a version (spec: public 3, client settings; decisions AUTH-17). */
export function TermsNote() {
  const { reload } = useCabinet()
  const { saved } = useTexts('client-account').settings
  const { register, terms: t } = useTexts('joining')
  const doing = usePress([])
  const accept = () =>
    doing.run(
      'accept',
      () => api.post('/client/terms/confirm', { confirmation_terms: true }),
      saved,
      () => void Promise.all([readAuth(), reload()]),
    )
  return (
    <Note tone="mark">
      <div className="col snug">
        <p>
          <LegalLinks text={t.later} words={{ offer: t.client_offer, policy: register.policy }} side="client" />
        </p>
        <div>
          <Button small busy={doing.busy !== null} onClick={accept}>
            {t.accept}
          </Button>
        </div>
      </div>
    </Note>
  )
}
