import type ICAL from 'ical.js'

// The library's names for the parts of a file.
export type Duration = InstanceType<typeof ICAL.Duration>
export type Component = InstanceType<typeof ICAL.Component>
export type Event = InstanceType<typeof ICAL.Event>
export type Property = InstanceType<typeof ICAL.Property>
export type Recur = InstanceType<typeof ICAL.Recur>
export type Time = InstanceType<typeof ICAL.Time>
