import { useLater } from './use-later.ts'

const dialogs = { confirm: async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog }

/** The question before something is taken away; it comes when it is asked. */
export function useConfirm() {
  const { opens, ...confirm } = useLater(dialogs, [])
  return { ...confirm, opens: (first?: () => void) => opens('confirm', first) }
}
