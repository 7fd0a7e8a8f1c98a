import { useCallback, useEffect, useState } from 'react'
import { api } from '../../data-providers/api.ts'
import { type Coming, ComingForm } from '../requests/ComingForm.tsx'
import { contactsOf } from '../requests/contacts-of.ts'
import { FormDialog } from '../requests/FormDialog.tsx'
import { useSignedOutReturn } from '../requests/use-signed-out-return.ts'
import { useSite, useTexts } from '../site.ts'
import { Empty } from '../ui/Empty.tsx'
import { firstValues, type PackageOffer, packageOffer } from './offer.ts'
import { PackagesForm } from './PackagesForm.tsx'

type State = { offer: PackageOffer; values: Record<string, string> } | Coming

const ID = 'packages-dialog'

/** A school tutor's packages over the page they were asked for on (spec: public 4, packages). */
export function PackagesDialog({ tutor_id, onClose }: { tutor_id: number; onClose: () => void }) {
  const { edition, language } = useSite()
  const t = useTexts('school-packages')
  const [state, setState] = useState<State>('loading')
  const read = useCallback(() => {
    setState('loading')
    api.get('/client/packages', { tutor_id, lang: language }).then((answer) => {
      if (answer.status === 'fail') return setState(answer.error === 'not_found' ? 'unavailable' : 'failed')
      const offer = packageOffer(answer.data)
      setState(offer.sold.length > 0 ? { offer, values: { ...firstValues(offer), ...contactsOf(answer.auth, edition) } } : 'unavailable')
    })
  }, [tutor_id, edition, language])
  useEffect(read, [read])
  useSignedOutReturn(onClose)

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
    <ComingForm id={ID} state={state} texts={t} onClose={onClose} onRetry={read}>
      <Empty title={t.unavailable.text} drawing="desk" />
    </ComingForm>
  )
}
