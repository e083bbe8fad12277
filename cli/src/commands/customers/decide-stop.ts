import type { Command } from 'commander'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { STOP_DECISION_LABELS, STOP_DECISIONS, type StopDecision } from '@xd/core/domain/message/stop-request.ts'
import { facts } from '#output/table.ts'
import { callCommand } from '#session/call-command.ts'

export const addTo = (customers: Command): void => {
  const command = customers
    .command('decide-stop')
    .description('answer a request to stop: opt the customer out, or mark it as not a request')
    .argument('<stopRequestID>', 'the request’s number')
    .addArgument(customers.createArgument('<decision>', 'your decision').choices([...STOP_DECISIONS]))
    .addHelpText(
      'before',
      `Examples:
  xd customers decide-stop 12 opted_out
  xd customers decide-stop 12 not_a_request
`,
    )
  callCommand(command, async (calls, stopRequestID: string, decision: StopDecision) => {
    const decided = await calls('customers/stop-requests/decide', { stopRequestID, decision })
    const { stopRequest } = decided
    return {
      json: stopRequest,
      tables: () => [
        facts([
          ['Request', String(stopRequest.stopRequestID)],
          ['Customer', customerName(stopRequest.customer)],
          ['Words', stopRequest.words],
          ['Decision', STOP_DECISION_LABELS[decision]],
        ]),
      ],
    }
  })
}
