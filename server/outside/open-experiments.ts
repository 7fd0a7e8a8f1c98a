import type { Settings } from '../settings.ts'
import { type Assignment, ownAssignment } from './experiments.ts'
import { flagService } from './flag-service.ts'

/** The flag service of the settings, else our own assignment by the settings' weights (design 10). */
export function openExperiments({ experiments, flagsUrl, flagsKey }: Pick<Settings, 'experiments' | 'flagsUrl' | 'flagsKey'>): Assignment {
  const own = ownAssignment(experiments)
  return flagsUrl ? flagService({ url: flagsUrl, key: flagsKey, fallback: own }) : own
}
