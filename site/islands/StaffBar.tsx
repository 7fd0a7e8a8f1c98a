import { useEffect } from 'react'
import { speak } from '../../data-providers/api.ts'
import { readAuth, useAccount } from '../layout/account/store.ts'
import { usePart } from '../layout/account/use-part.ts'
import { useSite } from '../site.ts'

/** The bar of staff on pages whose header has no account: who fills in a form for somebody sees in whose name, and for how long (spec: decisions AUTH-19). */
export default function StaffBar() {
  const { language, path } = useSite()
  const auth = useAccount((account) => account.auth)
  const Bar = usePart(auth?.admin === true, async () => (await import('../layout/account/AdminBar.tsx')).AdminBar, 'account-staff')
  useEffect(() => {
    speak(language)
    void readAuth()
  }, [language])
  return auth && Bar && <Bar auth={auth} path={path} />
}
