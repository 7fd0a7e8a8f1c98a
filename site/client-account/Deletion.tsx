import { useLater } from '../cabinet/use-later.ts'
import { useTexts } from '../site.ts'
import { Button } from '../ui/Button.tsx'
import type { Leaving } from './DeletionDialog.tsx'

const dialogs = { deletion: async () => (await import('./DeletionDialog.tsx')).DeletionDialog }

/** The way out, at the end of the settings (spec: decisions CLI-5). */
export function Deletion({ client }: { client: Leaving }) {
  const t = useTexts('client-account').settings.deletion
  const dialog = useLater(dialogs, ['errors', 'errors-auth', 'auth'])
  return (
    <section className="sheet col" aria-labelledby="deletion">
      <h2 id="deletion" className="l">
        {t.title}
      </h2>
      <p>{t.about}</p>
      <div>
        <Button look="bad" {...dialog.opens('deletion')}>
          {t.open}
        </Button>
      </div>
      {dialog.Dialog && <dialog.Dialog client={client} onClose={dialog.close} />}
    </section>
  )
}
