// @ts-check
import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import * as lit from 'eslint-plugin-lit';
// @ts-expect-error it has no declarations
import litA11y from 'eslint-plugin-lit-a11y';
import tseslint from 'typescript-eslint';
import * as wc from 'eslint-plugin-wc';

export default defineConfig(
  globalIgnores(['build/', 'dist/', 'src/generated/', 'test/packages/', '**/*.d.ts']),
  js.configs.recommended,
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['src/**/*.ts', 'component/**/*.ts', 'demo/**/*.ts', 'bench/**/*.ts', 'test/**/*.ts'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
    },
  },
  {
    files: ['component/**/*.ts'],
    extends: [
      lit.configs['flat/recommended'],
      wc.configs['flat/recommended'],
      litA11y.configs.recommended,
    ],
    settings: { wc: { elementBaseClasses: ['LitElement'] } },
  },
  {
    // Tests take what JSON.parse gives and hand in what no caller should.
    files: ['test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // chai's assertions are expressions: expect(x).to.be.true
    files: ['test/browser/**/*.ts'],
    rules: { '@typescript-eslint/no-unused-expressions': 'off' },
  },
  {
    // AssemblyScript: its types are not TypeScript's, so nothing typed (a "needless" cast is needed there).
    files: ['assembly/**/*.ts'],
    extends: [tseslint.configs.base],
    rules: {
      'no-undef': 'off',
      'no-unused-vars': 'off',
      'prefer-const': 'error',
      'no-loss-of-precision': 'off',
      'no-useless-assignment': 'off',
      '@typescript-eslint/no-unused-vars': 'error',
    },
  },
);
