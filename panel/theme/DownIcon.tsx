import { Icon } from '../ui/Icon.tsx'

/** The sign of what unfolds or is sorted; MUI places it by its class. */
export const DownIcon = ({ className }: { className?: string }) => <Icon name="down" className={className} />
