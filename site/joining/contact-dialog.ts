import type { OwnProfile } from '../../schemas/index.ts'

/** What a dialog is given that changes a tutor's phone or address. */
export interface ContactDialogProps {
  profile: OwnProfile
  /** Something of the profile is not as it was. */
  onChanged: () => Promise<void>
  onClose: () => void
}
