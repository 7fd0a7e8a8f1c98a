import { api } from '../../data-providers/index.ts'
import type { IconName } from '../ui/icons.ts'

interface AsRead {
  tutor_id: number
  version: number
}
interface Step {
  call: (tutor: AsRead) => ReturnType<typeof api.post>
  icon?: IconName
  /** It gives somebody up, or writes to them: asked about once more. */
  asks?: 'ending' | 'letter'
}

/** Steps of a tutor's life that are one call (spec: decisions TUT-1). */
export const steps = {
  publish: { call: ({ tutor_id, version }) => api.post('/admin/tutor/publish', { tutor_id, version }), icon: 'check', asks: 'letter' },
  set_active: { call: ({ tutor_id }) => api.post('/admin/tutor/set_active', { tutor_id }), icon: 'check' },
  set_inactive: { call: ({ tutor_id }) => api.post('/admin/tutor/set_inactive', { tutor_id }), icon: 'pause' },
  need_revision_off: { call: ({ tutor_id }) => api.post('/admin/tutor/set_toggle', { tutor_id, toggle: 'need_revision', value: false }) },
  unblock: { call: ({ tutor_id }) => api.post('/admin/tutor/set_toggle', { tutor_id, toggle: 'blocked', value: false }) },
  block: { call: ({ tutor_id }) => api.post('/admin/tutor/set_toggle', { tutor_id, toggle: 'blocked', value: true }), icon: 'close', asks: 'ending' },
  delete: { call: ({ tutor_id }) => api.post('/admin/tutor/delete', { tutor_id }), icon: 'bin', asks: 'ending' },
  anonymize: { call: ({ tutor_id }) => api.post('/admin/tutor/anonymization_delete', { tutor_id }), icon: 'bin', asks: 'ending' },
} as const satisfies Record<string, Step>
export type CallStep = keyof typeof steps
