import { Schema } from 'effect'

export const User = Schema.Struct({
  userID: Schema.Finite,
  userUsername: Schema.String,
  userNickname: Schema.String,
  userColor: Schema.String,
  userPermissions: Schema.Array(Schema.String),
  userAllowedStoreIDs: Schema.Array(Schema.Finite),
  /** XD Support staff. */
  userIsXDACCT: Schema.Boolean,
  companyKey: Schema.String,
}).annotate({ identifier: 'User' })

/** A colleague as other users see them. */
export const Employee = Schema.Struct({
  userID: Schema.Finite,
  userUsername: Schema.String,
  userNickname: Schema.String,
  userColor: Schema.String,
  userIsXDACCT: Schema.Boolean,
  userAllowedStoreIDs: Schema.Array(Schema.Finite),
}).annotate({ identifier: 'Employee' })

/** A former employee: their messages keep their name. */
export const FormerEmployee = Schema.Struct({ userID: Schema.Finite, userNickname: Schema.String }).annotate({
  identifier: 'FormerEmployee',
})
