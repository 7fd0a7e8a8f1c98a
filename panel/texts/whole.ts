import { journalCalls, journalSubjects } from './journal-calls.ts'
import { resourcesOf } from './resources.ts'

type Parts = Parameters<typeof journalCalls>[0] & Parameters<typeof resourcesOf>[0] & { audit?: object }

/** All texts of the back office: what is written, and what follows from it. */
export const wholeOf = <P extends Parts>(parts: P) => ({
  ...parts,
  resources: resourcesOf(parts),
  audit: { ...parts.audit, calls: journalCalls(parts), subjects: journalSubjects(parts) } as NonNullable<P['audit']> & {
    calls: Record<string, string>
    subjects: Record<string, string>
  },
})
