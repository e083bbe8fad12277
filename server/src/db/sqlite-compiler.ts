import { type LimitNode, type OffsetNode, type OperationNode, SqliteQueryCompiler, ValueNode } from 'kysely'

/**
 * SQLite plans a statement again at each run if the value of its limit is bound: planning takes ten times as long as
 * reading a page. So limits are part of the text: there are few of them, and the planner uses them. Offsets are many;
 * inside a sum, the planner does not look at their values.
 */
export class PlannedOnceCompiler extends SqliteQueryCompiler {
  protected override visitLimit({ limit }: LimitNode): void {
    this.append('limit ')
    if (ValueNode.is(limit) && Number.isSafeInteger(limit.value)) this.append(String(limit.value))
    else this.#sum(limit)
  }

  protected override visitOffset({ offset }: OffsetNode): void {
    this.append('offset ')
    this.#sum(offset)
  }

  #sum(value: OperationNode): void {
    this.append('(')
    this.visitNode(value)
    this.append(' + 0)')
  }
}
