/**
 * In the place of what is still loading, in a column of sections: those below wait until it has arrived, so that it pushes
 * nothing away from under a pointer. The column's style hides them.
 */
export const Arriving = () => <div aria-busy="true" data-arriving="" />
