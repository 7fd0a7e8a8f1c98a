import { examine } from './examine.ts'

await examine([
  { name: 'panel-transfer-settings', path: '/panel/transfer_settings/', as: 'staff 1' },
  { name: 'panel-transfer-setting', path: '/panel/transfer_settings/8/', as: 'staff 1' },
])
