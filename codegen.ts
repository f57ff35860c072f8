import { defineConfig } from '@eddeee888/gcg-typescript-resolver-files';
import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = {
  ID: 'string',
  JSON: 'unknown',
  DateTime: 'string',
  Date: 'string',
};

/**
 * The schema gives the gateway its types, its resolver stubs and the printed schema;
 * every operation of the site gives a typed document in a file of its own beside it,
 * so that a chunk carries only the documents it uses.
 */
const config: CodegenConfig = {
  schema: 'gateway/schema/*.graphql',
  importExtension: '.ts',
  emitLegacyCommonJSImports: false,
  ignoreNoDocuments: true,
  generates: {
    gateway: defineConfig(
      {
        mode: 'merged',
        typeDefsFileMode: 'merged',
        resolverRelativeTargetDir: 'resolvers',
        resolverMainFile: '__generated__/resolvers.ts',
        typeDefsFilePath: '__generated__/typeDefs.ts',
        resolverTypesPath: '__generated__/types.ts',
        mergeSchema: { path: 'schema.graphql', config: {} },
        mappersFileExtension: '.mappers.ts',
        tsConfigFilePath: 'tsconfig.server.json',
        scalarsModule: false,
        resolverGeneration: {
          query: '*',
          mutation: '*',
          subscription: '*',
          scalar: '*',
          // Only the types whose fields differ from what their parent carries (schema/*.mappers.ts).
          object: [
            '*.Agent',
            '*.CustomerProfile',
            '*.FormField',
            '*.Listing',
            '*.ListingSource',
            '*.MapPoint',
            '*.MarketGroup',
            '*.NearbyPlace',
            '*.Page',
            '*.Place',
            '*.Post',
            '*.SavedSearch',
            '*.SearchResult',
            '*.Sold',
            '*.SoldResult',
            '*.ViewerCustomer',
            '*.Website',
          ],
          union: '',
          interface: '',
          enum: '',
        },
        scalarsOverrides: Object.fromEntries(Object.entries(scalars).map(([name, type]) => [name, { type }])),
        typesPluginsConfig: {
          useTypeImports: true,
          enumsAsTypes: true,
          contextType: '../context.ts#GatewayContext',
        },
      },
      {},
    ),
    'web/src/gql/types.generated.ts': {
      plugins: ['typescript'],
      config: { scalars, useTypeImports: true, enumsAsTypes: true },
    },
    './': {
      documents: '{editor,web}/**/*.graphql',
      preset: 'near-operation-file',
      presetConfig: { baseTypesPath: 'web/src/gql/types.generated.ts', extension: '.generated.ts' },
      plugins: ['typescript-operations', './scripts/codegen/document-plugin.mjs'],
      config: {
        scalars,
        useTypeImports: true,
        enumsAsTypes: true,
        importExtension: '.ts',
        documentTypePath: '#web/src/data/document.ts',
      },
    },
  },
};

export default config;
