import type { Command } from 'commander'
import { MESSAGE_MAX_CHARACTERS, messageSegments } from '@xd/core/domain/message/segments.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'

export const addTo = (message: Command): void => {
  const command = message
    .command('segments')
    .description('how many segments a text uses')
    .argument('<text>', 'the text of the message')
    .addHelpText(
      'before',
      `Examples:
  xd message segments "Your loan is due on Friday."
`,
    )
  withOutput(command).action((text: string, options: OutputOptions) => {
    const counted = messageSegments(text)
    return show(options, {
      json: counted,
      tables: () => [
        {
          columns: [
            { title: 'ENCODING' },
            { title: 'CHARACTERS', align: 'right' },
            { title: 'UNITS', align: 'right' },
            { title: 'SEGMENTS', align: 'right' },
          ],
          rows: [[counted.encoding, String(counted.characters), String(counted.units), String(counted.segments)]],
        },
      ],
      notes:
        counted.characters > MESSAGE_MAX_CHARACTERS
          ? [`Over ${MESSAGE_MAX_CHARACTERS} characters: it cannot be sent as one message.`]
          : [],
    })
  })
}
