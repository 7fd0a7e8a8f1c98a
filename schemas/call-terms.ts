// Plain values, so that a screen that only needs them carries no schema.

/** `ringing` until it is answered or ends (spec: decisions MSG-8). */
export const callStates = ['ringing', 'answered', 'missed', 'busy'] as const
export type CallState = (typeof callStates)[number]
export const callDirections = ['in', 'out'] as const
/** Whose phone it is. */
export const callParties = ['client', 'tutor', 'unknown'] as const
/** What a provider tells of a call, in the order of its life. */
export const callEvents = ['incoming', 'answered', 'ended', 'recorded'] as const
/** Who carries calls: nobody, our own stand-in, or the provider of the settings. */
export const lineKinds = ['none', 'simulated', 'provider'] as const
/** Nobody lets it ring for so long: of a call that rings on, the provider's last word got lost. */
export const RINGS_SECONDS = 300
