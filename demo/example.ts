// A small record to begin with: the engine against itself, with a few remarks.

export const EXAMPLE = `[Event "Engine against itself 引擎自弈"]
[Rules "duel-open"]
[SetupS "aeihgb.k.fcd.kgd.h.icfejhgijlj"]
[SetupN "fhgied.c.dck.kge.a.bghjjiihflj"]
[First "S"]
[Result "S"]
[Termination "flag"]

{All pieces are seen. 全明。}
1. a6a7+ 2. b9b8
3. a7b7+ (3. a7a8+ 4. b8a8= 5. a5a9+ 6. c10b10 7. a9a7 8. b10a9 {The commander falls to a bomb here, too. 走这里司令也躲不过炸弹。})
4. b8b7= {A bomb for the commander. 炸弹换司令。} 5. a5a8+ 6. e7e6+ 7. c6b5 8. e6d6+ 9. b6d6+
10. e8e5+ 11. a8a9+ 12. c10b10 13. a9a7 14. e5e4+ 15. e3d3 16. b10a9 17. a7c7+ 18. a9a4+
19. c7c8+ 20. a4b4+ {Blue’s commander goes hunting. 蓝方司令出猎。} 21. c8d8 22. a10a3+ 23. a2b3
24. e9e6 25. d8e8 26. e6d6+ 27. e8e4+ 28. d9d10 29. e4d5 30. d6a6 31. d4c4 32. a3a2
33. c4b4= {A bomb for this commander, too. 这个司令也被炸。} 34. a2b2+ 35. d5e6 36. a6a2 37. b3a4
38. b2c2+
39. a4a2= (39. c5c4 40. a2a1+ 41. c4b3 42. a11c7 43. b3c2= {Without the exchange. 不兑师长。})
40. c2b2 41. e6a6 42. b2b1+ {Whoever enters a headquarters stays there. 进了大本营就出不来。} 43. a6a11+
44. e10e2+ 45. a11a7 46. d7d8 47. a7e7 48. d8c9 49. e7e2+ 50. e11e9 51. c5c4 52. e9d8 53. d3e4
54. c9b10 55. e4b7 56. e12e11 57. e2e7 58. d10e10 59. e7c7 60. e10e4 61. c3d3 62. e4d5 63. a1a2
64. e11b7= 65. c7b8 66. b10c9 67. c4b3 68. d11e11 69. b3b2 70. d5c4 71. a2a11 72. c9d10
73. b2b1= {The trapped general is an easy target. 困住的军长成了靶子。} 74. e11e6 75. b5a5 76. d10c9
77. a11b10 78. e6a6 79. a5b5 80. d8e9 81. d3c3 82. e9e2 83. c3b3 84. e2d3 85. b3a4 86. a6d6
87. a4a6 88. d6d5 89. a6d6 90. d5c6 $2 91. d6c6= {The engineer’s way is clear. 工兵之路已通。} 92. c4d5
93. b5b6 $1 94. c9d8 95. b6b11+ {It lifts the mine before the flag … 排掉旗前的雷……} 96. d8c9
97. b11b12+# S
`;
