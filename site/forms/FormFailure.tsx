import { Note } from '../ui/Note.tsx'

/** The form's own line: what is wrong with it as a whole. */
export const FormFailure = ({ children }: { children: string }) =>
  children ? (
    <Note tone="bad" alert>
      {children}
    </Note>
  ) : null
