/**
 * Replaces content that is loading in a column of sections. The sections below wait until it has arrived, so that it
 * pushes nothing away from under a pointer. The column's style hides them.
 */
export const Arriving = () => <div aria-busy="true" data-arriving="" />
