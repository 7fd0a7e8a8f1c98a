import type { EditionCode } from '../../editions/index.ts'
import type { Settings } from '../settings.ts'
import { type Assignment, type Division, type Experiments, firstRuns, ownAssignment } from './experiments.ts'
import { flagService } from './flag-service.ts'

/** The flag service of the settings, else our own assignment: by what staff saved, before that by the settings' weights (record 8). */
export function openExperiments({ experiments, flagsUrl, flagsKey }: Pick<Settings, 'experiments' | 'flagsUrl' | 'flagsKey'>): Experiments {
  const assign = (division: Division): Assignment => {
    const own = ownAssignment(division)
    return flagsUrl ? flagService({ url: flagsUrl, key: flagsKey, fallback: own }) : own
  }
  const settled = { weights: experiments, runs: firstRuns }
  const first = assign(settled)
  const decided = new Map<EditionCode, Assignment>()
  return {
    settled,
    of: (edition) => decided.get(edition) ?? first,
    decide: (edition, division) => void decided.set(edition, assign(division)),
    isByService: flagsUrl !== undefined,
  }
}
