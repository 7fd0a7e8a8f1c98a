import { useEffect, useState } from 'react'
import { api } from '../../data-providers/api.ts'
import { contactsOf } from '../requests/contacts-of.ts'
import { FormDialog } from '../requests/FormDialog.tsx'
import { useSite, useTexts } from '../site.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Note } from '../ui/Note.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { firstValues, type PackageOffer, packageOffer } from './offer.ts'
import { PackagesForm } from './PackagesForm.tsx'

type State = { offer: PackageOffer; values: Record<string, string> } | 'loading' | 'unavailable' | 'failed'

const ID = 'packages-dialog'

/** A school tutor's packages over the page they were asked for on (spec: public 4, packages). */
export function PackagesDialog({ tutor_id, onClose }: { tutor_id: number; onClose: () => void }) {
  const { edition, language } = useSite()
  const t = useTexts('school-packages')
  const [state, setState] = useState<State>('loading')
  useEffect(() => {
    api.get('/client/packages', { tutor_id, lang: language }).then((answer) => {
      if (answer.status === 'fail') return setState(answer.error === 'not_found' ? 'unavailable' : 'failed')
      const offer = packageOffer(answer.data)
      setState(offer.sold.length > 0 ? { offer, values: { ...firstValues(offer), ...contactsOf(answer.auth, edition) } } : 'unavailable')
    })
  }, [tutor_id, edition, language])

  if (typeof state === 'object')
    return (
      <PackagesForm
        offer={state.offer}
        opening={{ values: state.values, screen: 0, errors: {}, failure: '' }}
        onClose={onClose}
        onReturn={onClose}
        frame={(form) => <FormDialog id={ID} close={t.close} {...form} />}
      />
    )
  return (
    <Dialog id={ID} title={state === 'unavailable' ? t.unavailable.title : t.loading} close={t.close} onClose={onClose}>
      {state === 'loading' && <Skeleton label={t.loading} />}
      {state === 'failed' && (
        <Note tone="bad" alert>
          {t.failed}
        </Note>
      )}
      {state === 'unavailable' && <Empty title={t.unavailable.text} />}
    </Dialog>
  )
}
