import tseslint from 'typescript-eslint'
import reactHooks from 'eslint-plugin-react-hooks'
import { importZones } from './.ci/lint/import-zones.js'

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', 'data/**', 'screens/**', 'test-results/**', 'bench/.cache/**'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: {
        projectService: {
          allowDefaultProject: ['*.config.ts', 'web/vite.config.ts', '.ci/*.d.ts', 'fixtures/*.d.ts', '.ci/lint/*.ts'],
        },
      },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // An import of types alone is written so, and leaves no import behind when it is built.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 350 }],
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  // Data tables may be as long as the data is.
  { files: ['**/*.table.ts'], rules: { 'max-lines': 'off' } },
  ...importZones,
)
